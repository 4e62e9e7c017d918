create schema cart;

-- A cart is always read and written whole and by one shopper, so it is one row: its row lock is the lock of the cart, one
-- statement reads it and one writes it.
create table cart.cart (
  uuid uuid primary key,
  -- Hash of the guest session's token (server/accounts).
  guest_id text not null unique,
  -- [{variationId, quantity, priceSeen}], in the order they were put in, at most 100.
  lines jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index cart_updated on cart.cart (updated_at);
