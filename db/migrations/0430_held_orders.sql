-- Why a paid order waits for a member of staff to look at it; null once released. It may be cancelled, but nothing of it can ship.
alter table orders.order add column held_for text[] check (cardinality(held_for) > 0 and held_for <@ array['address', 'declines', 'total']);
alter table orders.order add constraint held_never_ships check (held_for is null or state in ('placed', 'cancelled'));
create index order_held on orders.order (placed_at desc, id desc) where held_for is not null;

-- Whether the parts of the shipping address contradict each other, found when it was typed and not while the order is placed.
alter table checkout.checkout add column address_doubted boolean not null default false;
