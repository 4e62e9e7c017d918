-- The list of orders narrowed to a brand: without it a brand with few orders is looked for among all.
create index order_by_brand on orders.order (brand, placed_at desc, id desc);
