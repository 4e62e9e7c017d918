-- Every change of a cart moved its entry in the index of `updated_at`, and with it made new entries in all others. Of a day's changes only the first
-- touches an index now; the others are written beside the row they replace (docs/decisions/0011-carts-as-rows.md).
drop index cart.cart_updated;
alter table cart.cart add column touched_on date not null generated always as ((updated_at at time zone 'UTC')::date) stored;
create index cart_touched on cart.cart (touched_on);
alter table cart.cart set (fillfactor = 70);
