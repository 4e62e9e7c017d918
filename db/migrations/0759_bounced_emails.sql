-- What the e-mail provider reports of an e-mail after it took it; the worst report counts. A table of its own, so that the outbox is not rewritten.
create table email.bounce (
  mail_id bigint primary key references email.outbox on delete cascade,
  kind text not null check (kind in ('temporary', 'permanent', 'complaint')),
  -- The receiving server's answer, `550` or `5.1.1`; nothing personal.
  code text check (length(code) <= 11),
  bounced_at timestamptz not null,
  -- When staff took it off their list.
  dismissed_at timestamptz
);
create index bounce_listed on email.bounce (bounced_at desc, mail_id desc) where dismissed_at is null;
-- Addresses, in small letters, that get no marketing any more.
create table email.suppressed (
  address text primary key,
  kind text not null check (kind in ('permanent', 'complaint')),
  since timestamptz not null
);
