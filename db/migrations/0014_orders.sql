create schema orders;

-- An order keeps what was agreed (lines, prices, addresses) as it was; later changes of the catalogue do not reach it.
create table orders.order (
  id bigint generated always as identity primary key,
  order_number text not null unique,
  -- Exactly one order per checkout, however often it is placed.
  checkout_uuid uuid not null unique,
  guest_id text not null,
  brand text not null,
  state text not null check (state in ('awaiting_payment', 'payment_declined', 'placed', 'processing', 'partially_shipped', 'shipped',
    'delivered', 'cancelled')),
  email text not null,
  marketing_opt_in boolean not null,
  shipping_address jsonb not null,
  billing_address jsonb not null,
  -- {code, label, price, earliest, latest}
  delivery jsonb not null,
  currency text not null,
  merchandise int not null check (merchandise >= 0),
  discount int not null check (discount >= 0),
  shipping int not null check (shipping >= 0),
  tax int not null check (tax >= 0),
  total int not null,
  -- What was taken from which warehouse; null once it has been returned.
  stock_taken jsonb,
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  check (total = merchandise - discount + shipping + tax)
);
create index order_guest on orders.order (guest_id, placed_at);
create index order_email on orders.order (lower(email));

create table orders.line (
  order_id bigint not null references orders.order on delete cascade,
  position int not null,
  variation_id int not null,
  product_id int not null,
  sku text not null,
  name text not null,
  slug text not null,
  department_slug text not null,
  options jsonb not null,
  image jsonb,
  quantity int not null check (quantity > 0),
  unit_price int not null check (unit_price >= 0),
  line_total int not null,
  returnable boolean not null,
  primary key (order_id, position),
  check (line_total = unit_price * quantity)
);
create index line_variation on orders.line (variation_id);
