-- Cards that customers keep for their next purchase: what is shown of them, and the provider's reference. Never a number or a security code.
create table payments.saved_card (
  id bigint generated always as identity primary key,
  owner_id text not null,
  -- The provider's code, and its name for the card.
  gateway text not null,
  reference text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry_month int not null check (expiry_month between 1 and 12),
  expiry_year int not null check (expiry_year between 2000 and 2999),
  name text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  unique (gateway, reference),
  unique (owner_id, gateway, brand, last4, expiry_month, expiry_year)
);
create unique index saved_card_default on payments.saved_card (owner_id) where is_default;

-- What a provider still has to forget: written in the transaction that drops the card here.
create table payments.card_to_forget (
  gateway text not null,
  reference text not null,
  primary key (gateway, reference)
);

-- The pretended card company's vault. It knows how a test card behaves, and no number.
create table sandbox_gateway.vaulted_card (
  reference text primary key,
  last4 text not null,
  behaviour jsonb not null,
  created_at timestamptz not null
);
