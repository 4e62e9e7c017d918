-- Brands that always or never sell a product, whatever their assortment says: `{"pip-alder": "never"}`.
alter table catalog.product add column sold_at jsonb not null default '{}';
