-- What an import writes of a product is mostly small rows that only their product's own reading needs, each with a reference to check and indexes to
-- keep (docs/decisions/0028-imports-at-size.md).

-- A picture says itself which variations it shows, by their SKUs; none means all of its product. It is found by its product and place.
alter table catalog.image add column skus text[] not null default '{}';
update catalog.image i set skus = l.skus
from (
  select iv.image_id, array_agg(v.sku order by v.position) as skus
  from catalog.image_variation iv join catalog.variation v on v.id = iv.variation_id group by 1
) l where l.image_id = i.id;
drop table catalog.image_variation;

alter table catalog.variation add column image_position int;
update catalog.variation v set image_position = i.position from catalog.image i where i.id = v.image_id;
alter table catalog.variation drop column image_id;

drop index catalog.image_product;
alter table catalog.image drop column id;
alter table catalog.image add primary key (product_id, position);

-- The present price is the variation's, with the moment it came; the history keeps those before it.
alter table catalog.variation add column price_since timestamptz not null default now();
update catalog.variation v set price_since = h.since
from (select distinct on (variation_id) variation_id, since from catalog.price_history order by variation_id, since desc) h
where h.variation_id = v.id;
delete from catalog.price_history h using catalog.variation v where v.id = h.variation_id and v.price_since = h.since;
