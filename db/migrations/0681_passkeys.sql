-- A customer's passkeys. Each holds for the one host where it was made.
create table accounts.passkey (
  id bigint generated always as identity primary key,
  customer_id bigint not null references accounts.customer on delete cascade,
  -- The authenticator's own, in base64url.
  credential_id text not null unique,
  -- COSE, in base64url.
  public_key text not null,
  -- How often the authenticator says it was used; zero where it does not count.
  counter bigint not null,
  transports text[] not null,
  rp_id text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_customer on accounts.passkey (customer_id);

-- What an authenticator is asked to sign; taking it deletes the row, so that each counts once.
create table accounts.passkey_challenge (
  token_hash text primary key,
  challenge text not null,
  rp_id text not null,
  -- Whose passkey is added; null for a sign-in.
  customer_id bigint references accounts.customer on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on accounts.passkey_challenge (expires_at);
create index passkey_challenge_customer on accounts.passkey_challenge (customer_id);
