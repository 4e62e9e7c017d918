-- What changed stock, and who. Placed orders are not here: what an order took is on the order (`stock_taken`) and in what came back of it
-- (`taken_at`), so that placing one writes no more than before.
create table catalog.stock_change (
  id bigint generated always as identity primary key,
  product_id int not null,
  variation_id int not null,
  warehouse_code text not null,
  change int not null,
  at timestamptz not null,
  cause text not null check (cause in ('opening', 'added', 'edited', 'undone', 'imported', 'import_undone', 'declined', 'cancelled', 'returned', 'held', 'released')),
  actor text not null,
  reason text,
  order_id bigint,
  taken_at timestamptz,
  case_number text,
  import_id int,
  check ((order_id is null) = (taken_at is null))
);
-- What was there before changes were recorded.
insert into catalog.stock_change (product_id, variation_id, warehouse_code, change, at, cause, actor)
select product_id, variation_id, warehouse_code, on_hand, now(), 'opening', 'system' from catalog.stock;
create index stock_change_product on catalog.stock_change (product_id, at);
