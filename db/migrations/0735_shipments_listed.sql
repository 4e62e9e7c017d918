-- The list of shipments for staff, whose pages and counts are read from indexes alone.

-- The last day promised with the order, to tell late parcels by an index. Null where it is unknown. A minute for a million parcels.
alter table shipments.shipment add column promised_on date;
update shipments.shipment s set promised_on = (o.delivery ->> 'latest')::date from orders.order o where o.id = s.order_id;

create index shipment_listed on shipments.shipment (shipped_at, uuid) include (carrier, status);
create index shipment_by_carrier on shipments.shipment (carrier, shipped_at, uuid) include (status, delayed, promised_on);
-- Also for those not delivered, which are few.
drop index shipments.shipment_on_its_way;
create index shipment_on_its_way on shipments.shipment (shipped_at, uuid) include (carrier, status, delayed, promised_on)
  where status <> 'delivered';
