-- Orders that took money by the shop's day, so that a report of a year reads no orders. A job sums each day anew (server/orders/reports/jobs.ts).
create table orders.sales_day (
  day date not null,
  brand text not null,
  country text not null,
  region text not null,
  orders int not null,
  units int not null,
  -- Cents: merchandise before discounts, and the discounts on merchandise and delivery together.
  merchandise bigint not null,
  discount bigint not null,
  shipping bigint not null,
  tax bigint not null,
  primary key (day, brand, country, region)
);

create table orders.product_day (
  day date not null,
  brand text not null,
  product_id int not null,
  -- As on the latest order of the day.
  name text not null,
  department text not null,
  units int not null,
  -- Cents after discounts.
  sales bigint not null,
  primary key (day, brand, product_id)
);

create index event_of_sales_by_time on orders.event (at) where kind in ('placed', 'paid', 'cancelled');
create index refund_by_time on payments.entry (settled_at) where kind = 'refunded' and state = 'succeeded';
create index return_by_time on returns.return (requested_at);
