-- Raised by every write of a product, so that somebody who saves over a newer state is told.
alter table catalog.product add column version int not null default 1;

-- The lowest price, by which the console sorts.
alter table catalog.product_view add column price_cents int not null default 0;
update catalog.product_view w set price_cents = v.price
from (select product_id, min(price_cents) as price from catalog.variation where retired_at is null group by 1) v
where v.product_id = w.product_id;

create index product_changed on catalog.product (updated_at desc, id desc);
create index product_name on catalog.product (lower(name), id);
create index product_view_price on catalog.product_view (price_cents, product_id);
create index variation_sku_lower on catalog.variation (lower(sku) text_pattern_ops);
create index variation_reference on catalog.variation (product_id) where reference_cents is not null;
