-- What a visitor owns carries one key: the hash of their guest session's token, or `customer:{id}` (server/accounts/visitor.ts).
alter table cart.cart rename column guest_id to owner_id;
alter table checkout.checkout rename column guest_id to owner_id;
alter table orders.order rename column guest_id to owner_id;
alter index orders.order_guest rename to order_owner;
