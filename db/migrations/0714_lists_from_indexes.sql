-- Lists and reports of the console at a million orders, read from indexes alone instead of from a page of a table for each row.

-- Orders by the beginning of a SKU: an index on an expression answers alone only when it has the column, too.
drop index orders.line_sku;
create index line_sku on orders.line (lower(sku) text_pattern_ops, order_id) include (sku);
-- Refunds by day, with their orders.
create index payment_id_with_order on payments.payment (id) include (order_id);
create index order_id_with_state on orders.order (id) include (state, brand);
-- Products without a picture.
create index image_shown on catalog.image (product_id) where url is not null;
