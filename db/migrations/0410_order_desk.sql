-- Staff look orders up by whatever they are told on the phone. One index of words serves number, name, e-mail, phone, postal code and SKU.
create table orders.search_word (
  order_id bigint not null references orders.order (id) on delete cascade,
  word text not null,
  primary key (order_id, word)
);
create index search_word_beginning on orders.search_word (word text_pattern_ops, order_id);

-- The same words as `indexWords` of server/orders/desk/store.ts writes.
insert into orders.search_word (order_id, word)
select o.id, w.word
from orders.order o cross join lateral (
  select lower(o.order_number) as word
  union select lower(replace(o.order_number, '-', ''))
  union select lower(o.email)
  union select regexp_split_to_table(lower(concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName',
    o.billing_address ->> 'firstName', o.billing_address ->> 'lastName')), '\s+')
  union select right(p.digits, n.digits)
    from (values (regexp_replace(o.shipping_address ->> 'phone', '\D', '', 'g')), (regexp_replace(o.billing_address ->> 'phone', '\D', '', 'g'))) p (digits),
      (values (7), (10)) n (digits)
  union select lower(regexp_replace(o.shipping_address ->> 'postalCode', '\s', '', 'g'))
  union select lower(regexp_replace(o.billing_address ->> 'postalCode', '\s', '', 'g'))
  union select lower(l.sku) from orders.line l where l.order_id = o.id
) w
where w.word <> '';

-- How it was paid; null for a replacement at no charge.
alter table orders.order add column paid_by text check (paid_by in ('CARD', 'PAYPAL', 'PLCC'));
update orders.order o set paid_by = p.type
from (select distinct on (order_id) order_id, type from payments.payment order by order_id, created_at desc) p where p.order_id = o.id;

create index order_newest on orders.order (placed_at desc, id desc);
create index order_by_state on orders.order (state, placed_at desc, id desc);
create index order_by_total on orders.order (total desc, id desc);
create index order_by_country on orders.order ((shipping_address ->> 'countryCode'), placed_at desc, id desc);
create index order_by_staff on orders.order (placed_by_staff, placed_at desc) where placed_by_staff is not null;
create index adjustment_promotion on orders.adjustment (promotion_id, order_id);
create index line_product on orders.line (product_id, order_id);
create index line_sku on orders.line (lower(sku) text_pattern_ops, order_id);

-- A member's own filters of the list of orders, under a name.
create table orders.saved_view (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null,
  unique (member_id, name)
);
