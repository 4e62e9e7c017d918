create schema shipments;

-- A parcel that has left. Its id is made by who ships it, so that pressing twice ships once.
create table shipments.shipment (
  uuid uuid primary key,
  order_id bigint not null,
  carrier text not null,
  -- Null: the shop's own van, which has none.
  tracking_number text,
  -- The member of staff who shipped it.
  shipped_by bigint not null,
  shipped_at timestamptz not null
);
create index shipment_order on shipments.shipment (order_id, shipped_at);

-- What is in it. How much of an order's line may leave is kept by its order's lock (server/shipments/operations.ts).
create table shipments.line (
  shipment_uuid uuid not null references shipments.shipment (uuid) on delete cascade,
  variation_id int not null,
  quantity int not null check (quantity > 0),
  primary key (shipment_uuid, variation_id)
);

-- Staff look through what waits to be shipped, the oldest first.
create index order_to_ship on orders.order (placed_at) where state in ('placed', 'processing', 'partially_shipped');
