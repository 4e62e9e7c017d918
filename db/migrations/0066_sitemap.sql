-- When what a product's page says was last another: the sitemap's `lastmod`.
alter table catalog.product_view add column changed_at timestamptz not null default now();
-- The sitemap reads its parts, and when each has changed, from this index.
create index product_view_sitemap on catalog.product_view (product_id) include (changed_at) where status = 'sold';
