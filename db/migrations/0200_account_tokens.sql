-- Whatever was handed out for an account (mailed links, sign-ins on their way to a sister brand, pending changes) is in one table, so that one
-- statement voids it. A new kind of token belongs here too.
drop table accounts.hand_over;
alter table accounts.token drop constraint token_purpose_check, drop constraint token_customer_id_purpose_key;
alter table accounts.token add constraint token_purpose_check
  check (purpose in ('verify_email', 'change_email', 'stop_email_change', 'reset_password', 'hand_over'));
-- What a token needs besides its address; a hand-over's brand, state hash and sign-in.
alter table accounts.token add column details jsonb;
create unique index token_latest on accounts.token (customer_id, purpose) where purpose in ('verify_email', 'change_email', 'reset_password');
create index token_customer on accounts.token (customer_id);
-- Address changes that were asked for under the old rules: for a week, and unannounced.
delete from accounts.token t using accounts.customer c
where c.id = t.customer_id and t.purpose = 'verify_email' and lower(trim(t.email)) <> c.email_key;

-- Null: none yet. Its owner sets one by a mailed link.
alter table accounts.customer alter column password_hash drop not null;

-- When the password was given; a session that was handed over has it from the one it began as. No session outlasts it by more than 90 days.
alter table accounts.session add column signed_in_at timestamptz not null default now();
update accounts.session s set signed_in_at = (
  select min(o.created_at) from accounts.session o
  where o.customer_id = s.customer_id and coalesce(o.sign_in_id, o.id) = coalesce(s.sign_in_id, s.id)
);
update accounts.session set expires_at = least(expires_at, signed_in_at + interval '90 days');
