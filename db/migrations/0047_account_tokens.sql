-- A link in a mail that may be followed once. Taking it deletes the row, so that of two who follow it at once one succeeds.
create table accounts.token (
  token_hash text primary key,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  customer_id bigint not null references accounts.customer on delete cascade,
  -- The address it is about: that of the mail it stands in.
  email text not null,
  expires_at timestamptz not null,
  -- One link of a purpose at a time.
  unique (customer_id, purpose)
);
create index token_expiry on accounts.token (expires_at);

-- Which brands may write to an address. No row: nothing was ever said. Addresses without an account may have them, too.
create table accounts.subscription (
  email_key text not null,
  brand text not null,
  email text not null,
  subscribed boolean not null,
  updated_at timestamptz not null,
  primary key (email_key, brand)
);

create table accounts.address (
  id bigint generated always as identity primary key,
  customer_id bigint not null references accounts.customer on delete cascade,
  address jsonb not null,
  default_shipping boolean not null,
  default_billing boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index address_customer on accounts.address (customer_id);
create unique index address_default_shipping on accounts.address (customer_id) where default_shipping;
create unique index address_default_billing on accounts.address (customer_id) where default_billing;
