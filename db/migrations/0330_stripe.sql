create schema stripe;

-- The PaymentIntent of a payment attempt, written before it is confirmed, so that every authorization can be found. No intent: abandoned before there
-- was one.
create table stripe.intent (
  payment_id uuid primary key,
  intent_id text unique,
  abandoned_at timestamptz,
  created_at timestamptz not null,
  check (intent_id is not null or abandoned_at is not null)
);

-- Stripe's customer of an owner, which holds their saved cards.
create table stripe.customer (
  owner_id text primary key,
  customer_id text not null unique,
  created_at timestamptz not null
);

-- A card to be saved once its payment is authorized.
create table payments.card_to_save (
  payment_id uuid primary key references payments.payment on delete cascade,
  owner_id text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expiry_month int not null check (expiry_month between 1 and 12),
  expiry_year int not null check (expiry_year between 2000 and 2999),
  name text not null
);
create index card_to_save_owner on payments.card_to_save (owner_id);

-- The vaulted card of a charge, until the cardholder's bank has decided.
alter table sandbox_gateway.charge add column kept_card text;
