-- E-mails by order, for staff who send one again.
alter table email.outbox
  add column order_number text generated always as (coalesce(content #>> '{props,order,orderNumber}', content #>> '{props,orderNumber}')) stored,
  -- The e-mail that was sent again by this one.
  add column copy_of bigint;
create index outbox_order on email.outbox (order_number, id) where order_number is not null;
