-- The console's lists over 100,000 products, a million orders and as many audit entries without reading whole rows (docs/operations/benchmarks.md,
-- bench "console").

-- Names, handles and states are searched and counted in the index; it also serves the order of the list, as the one before did.
create index product_listed on catalog.product (updated_at desc, id desc) include (name, handle, category_id, published, gone_at);
drop index catalog.product_changed;

create index audit_action on staff.audit (action, at desc, id desc);

-- Most orders are paid by card, and are found without it.
create index order_by_payment on orders.order (paid_by, placed_at desc, id desc) where paid_by <> 'CARD';

-- With what the reports sum of refunds.
drop index payments.refund_by_time;
create index refund_by_time on payments.entry (settled_at) include (payment_id, amount) where kind = 'refunded' and state = 'succeeded';
