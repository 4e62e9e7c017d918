-- Conditions named products by slug, which follows their names, so that renaming took a product out. They name the products they meant by handle.
-- Of a slug that several share all count, its first ones before a list is full (500).
update promotions.promotion set conditions = jsonb_set(conditions, '{products}', coalesce((
  select jsonb_object_agg(side.key, (
    select jsonb_agg(named.handle) from (
      select coalesce(p.handle, s.slug) as handle
      from jsonb_array_elements_text(side.value) as s(slug) left join catalog.product p on p.slug = s.slug
      order by row_number() over (partition by s.slug order by p.id)
      limit 500
    ) named))
  from jsonb_each(conditions->'products') as side), '{}'))
where conditions->'products' is not null;
