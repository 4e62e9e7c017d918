create schema recommendations;

-- What was bought with what: one row per order and product, kept here so that working out pairs asks nobody else.
create table recommendations.purchase (
  order_number text not null,
  product_id int not null,
  units int not null check (units > 0),
  returned_units int not null default 0 check (returned_units between 0 and units),
  bought_on date not null,
  primary key (order_number, product_id)
);
create index purchase_product on recommendations.purchase (product_id);

-- Worked out by the nightly job: how often two products were in one order, and how much more than their own popularity explains.
create table recommendations.pair (
  product_id int not null,
  other_id int not null,
  orders int not null,
  score real not null,
  primary key (product_id, other_id)
);

-- What completes a room: who looks at a category is shown others, in this order. Paths as imports name them; a deeper path wins.
create table recommendations.pairing (
  category text not null,
  goes_with text not null,
  position int not null,
  primary key (category, goes_with)
);
