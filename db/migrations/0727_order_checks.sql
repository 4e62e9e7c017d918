-- Every night orders are checked for what must always be true of money and units.
create table figures.order_fault (
  order_number text not null,
  fault text not null,
  found_at timestamptz not null,
  primary key (order_number, fault)
);
-- One row, of the last check.
create table figures.order_check (
  is_last boolean primary key default true check (is_last),
  checked_at timestamptz not null,
  orders bigint not null
);
