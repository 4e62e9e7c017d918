-- Conditions named products by slug, which follows their names, so that renaming took a product out. They name the products they meant by handle.
-- Of a slug that several share all count, its first ones before a list is full (500).
-- Products are read once for all promotions, since no index finds them by slug, and locks of other migrations wait for this one.
with named as materialized (
  select p.id, p.slug, p.handle from catalog.product p join (
    select distinct s.slug from promotions.promotion o, jsonb_each(o.conditions->'products') as side, jsonb_array_elements_text(side.value) as s(slug)
  ) as asked on asked.slug = p.slug
)
update promotions.promotion set conditions = jsonb_set(conditions, '{products}', coalesce((
  select jsonb_object_agg(side.key, (
    select jsonb_agg(called.handle) from (
      select coalesce(n.handle, s.slug) as handle
      from jsonb_array_elements_text(side.value) as s(slug) left join named n on n.slug = s.slug
      order by row_number() over (partition by s.slug order by n.id)
      limit 500
    ) called))
  from jsonb_each(conditions->'products') as side), '{}'))
where conditions->'products' is not null;
