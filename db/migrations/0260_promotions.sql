-- What is taken off prices (money: Promotions). Conditions and benefits are read by server/promotions alone, whose schema checks them.
create table promotions.promotion (
  id int generated always as identity primary key,
  -- What files, campaigns and commands know it by.
  key text not null unique,
  -- For staff; `label` is what shoppers read.
  name text not null,
  label text not null,
  -- Empty: every brand of the family.
  brands text[] not null default '{}',
  starts_at timestamptz not null,
  ends_at timestamptz,
  "group" text not null check ("group" in ('item', 'order', 'shipping')),
  stacks_with text[] not null default '{}',
  conditions jsonb not null,
  benefit jsonb not null,
  -- Null: no limit.
  uses_limit int check (uses_limit > 0),
  uses_per_customer int check (uses_per_customer > 0),
  advertised boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (starts_at < ends_at)
);

-- Codes in capital letters without blanks.
create table promotions.code (
  code text primary key check (code = upper(code) and length(code) between 3 and 40),
  promotion_id int not null references promotions.promotion on delete cascade,
  single_use boolean not null default false
);
create index code_promotion on promotions.code (promotion_id);

-- Lists of products that promotions count for, or do not.
create table promotions.pool_product (
  pool text not null,
  product_id int not null references catalog.product on delete cascade,
  primary key (product_id, pool)
);

-- Uses of promotions that are limited, one row per order: claimed with the order, kept when it is paid, given back when it is not or is cancelled.
create table promotions.redemption (
  promotion_id int not null references promotions.promotion,
  checkout_uuid uuid not null,
  -- An owner of carts and orders, and the e-mail address in small letters: a limit per customer counts either.
  owner_id text not null,
  email text not null,
  code text,
  state text not null default 'claimed' check (state in ('claimed', 'kept', 'given_back')),
  created_at timestamptz not null,
  primary key (promotion_id, checkout_uuid)
);
create index redemption_checkout on promotions.redemption (checkout_uuid);
create index redemption_email on promotions.redemption (promotion_id, email) where state <> 'given_back';
create index redemption_owner on promotions.redemption (promotion_id, owner_id) where state <> 'given_back';
create unique index redemption_code on promotions.redemption (code) where state <> 'given_back' and code is not null;
create index redemption_used on promotions.redemption (promotion_id) where state <> 'given_back';

-- The promotion a campaign's link switches on; null: it only says something.
alter table promotions.campaign add column promotion_id int references promotions.promotion on delete set null;

-- Codes as they were entered.
alter table cart.cart add column promo_codes text[] not null default '{}';

-- What a line was given and taxed, so that invoices, cancellations and refunds never compute a promotion again.
alter table orders.line
  add column discount int not null default 0,
  add column tax int not null default 0 check (tax >= 0);
alter table orders.line add check (discount between 0 and line_total);

create table orders.adjustment (
  order_id bigint not null references orders.order on delete cascade,
  -- The line's; null: off the price of delivery.
  position int,
  promotion_id int not null,
  "group" text not null check ("group" in ('item', 'order', 'shipping')),
  label text not null,
  code text,
  amount int not null check (amount > 0),
  unique nulls not distinct (order_id, position, promotion_id)
);

-- Orders of before had no discounts; their tax is spread over their lines, the remainder cent by cent from the first on.
with share as (
  select l.order_id, l.position, o.tax, floor(o.tax::numeric * l.line_total / nullif(o.merchandise, 0))::int as part,
    row_number() over (partition by l.order_id order by l.position) as nth
  from orders.line l join orders.order o on o.id = l.order_id
), rest as (
  select order_id, min(tax) - sum(part) as cents from share group by order_id
)
update orders.line l set tax = s.part + (case when s.nth <= r.cents then 1 else 0 end)
from share s join rest r using (order_id)
where l.order_id = s.order_id and l.position = s.position and s.part is not null;

