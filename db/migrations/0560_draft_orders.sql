-- Orders that staff prepare for customers, as on the phone, and send as a payment link.
create table checkout.draft (
  id bigint generated always as identity primary key,
  -- Also the id of the checkout that the link opens, so that a draft becomes one order at most.
  uuid uuid not null unique,
  version int not null default 1,
  brand text not null,
  created_by bigint not null references staff.member (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  customer_id bigint references accounts.customer (id) on delete set null,
  email text not null default '',
  -- As typed, perhaps incomplete.
  address jsonb not null default '{}',
  lines jsonb not null default '[]',
  promo_codes text[] not null default '{}',
  discount jsonb,
  delivery_method text not null default 'GROUND',
  -- Cents; null for the usual price.
  shipping_price int check (shipping_price >= 0),
  note text not null default '' check (length(note) <= 2000),
  tags text[] not null default '{}',
  -- Cents, when it was last saved.
  total int not null default 0,
  -- Part of the link's signature: withdrawing a link counts on.
  link_number int not null default 0,
  -- Null without a link that works.
  link_until timestamptz,
  order_number text
);
create index draft_changed on checkout.draft (updated_at desc, id desc);
create index draft_customer on checkout.draft (customer_id);
