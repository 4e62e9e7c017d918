-- What became of a line's units: ordered = open + shipped + cancelled (money: What must always be true).
alter table orders.line
  add column shipped int not null default 0 check (shipped >= 0),
  add column cancelled int not null default 0 check (cancelled >= 0);
update orders.line l set shipped = least(l.quantity, s.units)
from (
  select s.order_id, l.variation_id, sum(l.quantity)::int as units
  from shipments.shipment s join shipments.line l on l.shipment_uuid = s.uuid group by s.order_id, l.variation_id
) s
where s.order_id = l.order_id and s.variation_id = l.variation_id;
alter table orders.line add check (shipped + cancelled <= quantity);

-- What happened to an order: the timeline that shoppers and staff read.
create table orders.event (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders.order,
  kind text not null check (kind in ('placed', 'paid', 'payment_declined', 'shipped', 'cancelled')),
  actor text not null check (actor ~ '^(shopper|system|staff:[0-9]+)$'),
  at timestamptz not null,
  -- What it was about: the total of an order, what a cancellation gives back.
  cents int check (cents >= 0),
  -- What the caller knows the request by, so that a repeated one is one.
  request_uuid uuid,
  -- Read by server/orders/timeline alone.
  details jsonb not null default '{}',
  unique (order_id, request_uuid)
);

create function orders.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the events of an order are only ever added to';
end $$;
create trigger event_append_only before update or delete on orders.event for each row execute function orders.refuse_change();
create trigger event_not_truncated before truncate on orders.event for each statement execute function orders.refuse_change();

-- Orders of before: when they were placed, paid and shipped is known elsewhere.
insert into orders.event (order_id, kind, actor, at, cents)
select id, 'placed', coalesce('staff:' || placed_by_staff, 'shopper'), placed_at, total from orders.order order by placed_at;
insert into orders.event (order_id, kind, actor, at, cents)
select p.order_id, 'paid', 'shopper', e.settled_at, e.amount
from payments.entry e join payments.payment p on p.id = e.payment_id
where e.kind = 'authorized' and e.state = 'succeeded' order by e.settled_at;
insert into orders.event (order_id, kind, actor, at, details)
select s.order_id, 'shipped', 'staff:' || s.shipped_by, s.shipped_at,
  jsonb_build_object('lines', (select jsonb_agg(jsonb_build_object('variationId', l.variation_id, 'quantity', l.quantity) order by l.variation_id)
    from shipments.line l where l.shipment_uuid = s.uuid))
from shipments.shipment s join orders.order o on o.id = s.order_id order by s.shipped_at;

-- Cents of an authorization that are not to be taken any more: they are left out of the capture, or refunded after it.
alter table payments.payment add column waived int not null default 0;
alter table payments.payment add check (waived between 0 and amount);
