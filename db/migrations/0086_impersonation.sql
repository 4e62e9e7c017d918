-- A session that staff have opened in a customer's name: it ends with the staff session behind it. Null: the customer's own.
alter table accounts.session add column staff_session_id bigint;
create index session_staff on accounts.session (staff_session_id) where staff_session_id is not null;

-- Who placed an order for its customer; null: the customer did.
alter table orders.order add column placed_by_staff bigint;

-- Customer care look customers up by the beginning of their address.
create index customer_email_beginning on accounts.customer (email_key text_pattern_ops);
