-- What carriers tell of parcels. Append only: a late message changes what is known, never what was said.
create table shipments.event (
  id bigint generated always as identity primary key,
  shipment_uuid uuid not null references shipments.shipment (uuid),
  -- The carrier's own word for it.
  code text not null,
  -- Ours; null where its word says nothing to a shopper.
  status text check (status in ('shipped', 'inTransit', 'delayed', 'outForDelivery', 'delivered')),
  place text,
  -- When it happened, by the carrier's clock.
  at timestamptz not null,
  -- The day it is expected on, where the carrier says so.
  expected_on date,
  -- Digest of what was said, so that a message that comes again is one event.
  fingerprint text not null,
  received_at timestamptz not null,
  unique (shipment_uuid, fingerprint)
);

create function shipments.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the events of a parcel are only ever added to';
end $$;
create trigger event_append_only before update or delete on shipments.event for each row execute function shipments.refuse_change();
create trigger event_not_truncated before truncate on shipments.event for each statement execute function shipments.refuse_change();

-- What follows from a parcel's events (server/shipments/tracking/progress.ts), for lists.
alter table shipments.shipment
  add column status text not null default 'shipped' check (status in ('shipped', 'inTransit', 'outForDelivery', 'delivered')),
  add column delayed boolean not null default false,
  add column delivered_at timestamptz,
  add check ((status = 'delivered') = (delivered_at is not null));
-- Carriers name a parcel by its number; the sandbox carrier looks through what is on its way.
create index shipment_tracking on shipments.shipment (carrier, tracking_number);
create index shipment_on_its_way on shipments.shipment (shipped_at) where status <> 'delivered';

-- What of a line's units has arrived, and when the last of an order's parcels did: returns count from then.
alter table orders.line add column delivered int not null default 0, add check (delivered between 0 and shipped);
alter table orders.order add column delivered_at timestamptz;
alter table orders.event drop constraint event_kind_check,
  add constraint event_kind_check check (kind in ('placed', 'paid', 'payment_declined', 'shipped', 'delivered', 'cancelled'));
