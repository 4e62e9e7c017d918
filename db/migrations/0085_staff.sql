create schema staff;

-- People who work at the shop. They are no customers: another table, another cookie, another way in. Nobody is ever deleted, since
-- the log names them; who leaves is disabled.
create table staff.member (
  id bigint generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  name text not null,
  role text not null check (role in ('customer_care', 'merchandiser', 'fulfilment', 'content_editor', 'administrator')),
  -- argon2id; null until the set-up link has been followed, and again after a reset.
  password_hash text,
  -- The shared secret of the second factor, sealed with the shop's own secret; null like the password.
  totp_secret text,
  -- The last time step whose code was taken: no code counts twice (RFC 6238, 5.2).
  totp_last_step bigint,
  -- Wrong codes since the last right one, and until when none is looked at.
  failed_codes int not null default 0,
  codes_closed_until timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- A link that lets its holder choose a password and enrol a second factor, once.
create table staff.invitation (
  member_id bigint primary key references staff.member,
  token_hash text not null unique,
  -- Sealed; the secret the second factor is enrolled with, the same however often the page is opened.
  totp_secret text not null,
  expires_at timestamptz not null
);

-- Codes for who has lost their phone. Taking one deletes it.
create table staff.recovery_code (
  code_hash text primary key,
  member_id bigint not null references staff.member
);
create index recovery_code_member on staff.recovery_code (member_id);

create table staff.session (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  member_id bigint not null references staff.member,
  -- False while only the password has been shown: such a session opens nothing but the second step.
  complete boolean not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- The end whatever happens; an idle one ends sooner.
  expires_at timestamptz not null
);
create index session_member on staff.session (member_id);
create index session_expiry on staff.session (expires_at);

-- What staff did: who, what, on whom or what, when and why. Subjects are ids, never names or addresses.
create table staff.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null for what was done at the command line of the server.
  member_id bigint references staff.member,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  reason text,
  details jsonb not null
);
create index audit_at on staff.audit (at desc, id desc);
create index audit_member on staff.audit (member_id, id desc);
create index audit_subject on staff.audit (subject_kind, subject_id, id desc);

create function staff.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end $$;
create trigger audit_append_only before update or delete or truncate on staff.audit
  for each statement execute function staff.refuse_change();
