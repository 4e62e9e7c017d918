create schema checkout;

create table checkout.checkout (
  uuid uuid primary key,
  cart_uuid uuid not null,
  guest_id text not null,
  state text not null check (state in ('open', 'challenge', 'pending', 'complete')),
  contact jsonb,
  shipping_address jsonb,
  -- Null when billing is the same as shipping.
  billing_address jsonb,
  delivery_method text not null,
  -- {goods, shipping} in thousandths of a percent, asked of the tax provider for the shipping address; null without one.
  tax_rates jsonb,
  held_until timestamptz,
  -- The attempt that is under way or has paid.
  payment_id uuid,
  order_number text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'open') = (payment_id is null)),
  check (state = 'open' or order_number is not null)
);
-- One checkout at a time for a cart.
create unique index checkout_live on checkout.checkout (cart_uuid) where state <> 'complete';
create index checkout_payment on checkout.checkout (payment_id);
