-- In the order of the list, so that a page of a long history reads its own rows only.
drop index orders.order_owner;
create index order_owner on orders.order (owner_id, placed_at desc, id desc);
