-- One sign-in of a customer over brands on hosts of their own: a session that was handed over names the one it began as, and ends with it.
alter table accounts.session add column sign_in_id bigint;
alter table accounts.hand_over add column sign_in_id bigint;
