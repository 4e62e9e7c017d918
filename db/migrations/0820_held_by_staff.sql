-- Staff put orders on hold too.
alter table orders.order drop constraint order_held_for_check;
alter table orders.order add constraint order_held_for_check
  check (cardinality(held_for) > 0 and held_for <@ array['address', 'declines', 'total', 'staff']);
