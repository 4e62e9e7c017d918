-- Products are shown with photographs or the placeholder: the server no longer makes drawings, so nothing may refer to one. SVG reached
-- catalog.image only as a drawing; pictures of merchants are kept as WebP.
create function catalog.drawn(url text) returns boolean language sql immutable as
$$ select coalesce(url ~ '^/media/(drawn/.+|[0-9a-f]{2}/[0-9a-f]{30})\.svg$', false) $$;
create function catalog.undrawn(list jsonb) returns jsonb language sql immutable as
$$ select coalesce(jsonb_agg(case when catalog.drawn(item ->> 'imageUrl') then jsonb_set(item, '{imageUrl}', 'null') else item end order by at), '[]')
   from jsonb_array_elements(list) with ordinality as x (item, at) $$;

update catalog.product_view set changed_at = now(),
  card = card || jsonb_build_object(
    'image', case when catalog.drawn(card -> 'image' ->> 'url') then 'null' else card -> 'image' end,
    'swatches', catalog.undrawn(card -> 'swatches')),
  view = (view::jsonb || jsonb_build_object(
    'images', (select coalesce(jsonb_agg(item order by at), '[]')
      from jsonb_array_elements(view::jsonb -> 'images') with ordinality as x (item, at) where not catalog.drawn(item ->> 'url')),
    'variations', catalog.undrawn(view::jsonb -> 'variations')))::json
where product_id in (select product_id from catalog.image where catalog.drawn(url));

delete from catalog.image where catalog.drawn(url);
update orders.line set image = null where catalog.drawn(image ->> 'url');
update engagement.card set image_url = null where catalog.drawn(image_url);

drop function catalog.undrawn(jsonb);
drop function catalog.drawn(text);
