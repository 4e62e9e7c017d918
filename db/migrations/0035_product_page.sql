-- What a product page says beyond texts, prices and stock.

alter table catalog.variation
  -- The moment a reduced price ends; a job then sets the price back to its reference, so that no countdown is a pretence.
  add column sale_ends_at timestamptz,
  -- Why it cannot be ordered here, in words for shoppers; null for nearly everything.
  add column restriction text check (restriction <> ''),
  add constraint sale_end_needs_reference check (sale_ends_at is null or reference_cents is not null);
create index variation_sale_end on catalog.variation (sale_ends_at) where sale_ends_at is not null;

-- 'scale' shows the product beside its measures.
alter table catalog.image add column view text check (view in ('scale'));

alter table catalog.product
  -- {url, title, poster}; the page has a tile for it only where there is one.
  add column video jsonb,
  -- Handle of what took the place of a product that is gone; its page leads there (301).
  add column successor_handle text;

-- Words that two products may share (material, style, colour, brand): how alike they are is a set operation.
alter table catalog.product_view add column traits text[] not null default '{}';

-- What a product has earned within its category; written by the nightly job that works it out (server/recommendations).
create table catalog.product_quality (
  product_id int primary key references catalog.product on delete cascade,
  -- [{kind, category}]
  tags jsonb not null
);
