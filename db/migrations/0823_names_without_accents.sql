-- Staff find names without their accents, and by each part of a hyphenated one: the words as `indexWords` of server/orders/desk/store.ts and
-- `indexCustomer` of server/accounts/listing/store.ts write them now.
insert into orders.search_word (order_id, word)
select o.id, n.word
from orders.order o, lateral (select concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName',
    o.billing_address ->> 'firstName', o.billing_address ->> 'lastName') as names) p,
  lateral regexp_split_to_table(lower(p.names), '[\s-]+') n (word)
where p.names like '%-%' and n.word <> ''
on conflict do nothing;

insert into accounts.search_word (customer_id, word)
select p.customer_id, n.word
from (
  select id as customer_id, concat_ws(' ', first_name, last_name) as names from accounts.customer
  union all select customer_id, concat_ws(' ', address ->> 'firstName', address ->> 'lastName') from accounts.address
) p, lateral regexp_split_to_table(lower(p.names), '[\s-]+') n (word)
where p.names like '%-%' and n.word <> ''
on conflict do nothing;

with accented as (delete from orders.search_word where word ~ '[^\x01-\x7f]' returning order_id, word)
insert into orders.search_word (order_id, word)
select order_id, regexp_replace(normalize(word, nfkd), '[\u0300-\u036f]', '', 'g') from accented
on conflict do nothing;

with accented as (delete from accounts.search_word where word ~ '[^\x01-\x7f]' returning customer_id, word)
insert into accounts.search_word (customer_id, word)
select customer_id, regexp_replace(normalize(word, nfkd), '[\u0300-\u036f]', '', 'g') from accented
on conflict do nothing;
