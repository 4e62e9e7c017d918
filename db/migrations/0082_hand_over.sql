-- A sign-in on its way from one brand's host to another's: for a minute, once, and for the browser that asked for it.
create table accounts.hand_over (
  token_hash text primary key,
  customer_id bigint not null references accounts.customer (id) on delete cascade,
  -- Where it may arrive.
  brand text not null,
  -- SHA-256 of what the asking browser keeps in a cookie of that brand.
  state_hash text not null,
  expires_at timestamptz not null
);
create index hand_over_expires on accounts.hand_over (expires_at);
