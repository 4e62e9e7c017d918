-- Two-step sign-in of a customer who has turned it on.
create table accounts.second_factor (
  customer_id bigint primary key references accounts.customer on delete cascade,
  -- Encrypted, as codes are computed from it.
  totp_secret text not null,
  -- The time step of the latest used code: earlier ones no longer count.
  totp_last_step bigint not null,
  failed_codes int not null default 0,
  codes_closed_until timestamptz,
  created_at timestamptz not null
);

create table accounts.recovery_code (
  code_hash text primary key,
  customer_id bigint not null references accounts.second_factor on delete cascade
);
create index recovery_code_customer on accounts.recovery_code (customer_id);

-- Whoever has given the password and not yet the code.
alter table accounts.token drop constraint token_purpose_check;
alter table accounts.token add constraint token_purpose_check
  check (purpose in ('verify_email', 'change_email', 'stop_email_change', 'reset_password', 'hand_over', 'second_step'));
