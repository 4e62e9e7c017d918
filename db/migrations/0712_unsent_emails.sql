-- The last failed try of each e-mail, so that staff see what customers did not get.
alter table email.outbox
  add column failed_at timestamptz,
  -- What the mail server answered (550) or what went wrong before (ETIMEDOUT); nothing personal.
  add column failure text check (length(failure) <= 40);
create index outbox_unsent on email.outbox (failed_at desc, id desc) where sent_at is null and failed_at is not null;
