-- Staff look customers up by whatever they are told. One index of words serves name, e-mail, phone and postal code, as for orders.
create table accounts.search_word (
  customer_id bigint not null references accounts.customer (id) on delete cascade,
  word text not null,
  primary key (customer_id, word)
);
create index customer_word_beginning on accounts.search_word (word text_pattern_ops, customer_id);

-- The same words as `indexCustomer` of server/accounts/listing/store.ts writes.
insert into accounts.search_word (customer_id, word)
select c.id, w.word
from accounts.customer c cross join lateral (
  select c.email_key as word
  union select regexp_split_to_table(lower(concat_ws(' ', c.first_name, c.last_name)), '\s+')
  union select regexp_split_to_table(lower(concat_ws(' ', a.address ->> 'firstName', a.address ->> 'lastName')), '\s+')
    from accounts.address a where a.customer_id = c.id
  union select right(regexp_replace(a.address ->> 'phone', '\D', '', 'g'), n.digits)
    from accounts.address a, (values (7), (10)) n (digits) where a.customer_id = c.id
  union select lower(regexp_replace(a.address ->> 'postalCode', '\s', '', 'g')) from accounts.address a where a.customer_id = c.id
) w
where w.word <> '';

create index customer_newest on accounts.customer (created_at desc, id desc);
-- Its place is taken by the words.
drop index accounts.customer_email_beginning;
