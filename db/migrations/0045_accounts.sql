create schema accounts;

-- One account for all brands of the family.
create table accounts.customer (
  id bigint generated always as identity primary key,
  -- As it was typed; mail goes there.
  email text not null,
  -- The same in lower case: one address, one account, whoever registers it first.
  email_key text not null unique,
  -- argon2id in its own text form, with salt and costs.
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  -- Null until the link in the mail has been followed.
  email_verified_at timestamptz,
  -- Where the account was made.
  brand text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- A device that is signed in. The token itself is only in its cookie.
create table accounts.session (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  customer_id bigint not null references accounts.customer on delete cascade,
  -- In words, for the list of devices: "Firefox on Windows".
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_customer on accounts.session (customer_id, last_seen_at desc);
create index session_expiry on accounts.session (expires_at);
