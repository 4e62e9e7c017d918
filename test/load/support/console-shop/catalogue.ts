import type pg from 'pg';

/**
 * Gives the products that `multiply` copied what the console lists of them: variations, stock and pictures. Some are drafts, retired, sold out or
 * without a picture; a few have reviews.
 */
export async function fillCatalogue(client: pg.Client): Promise<void> {
  await client.query(
    `create temp table copied as
     select p.id as product_id, o.id as original, split_part(p.handle, '-series-', 2)::int as series, l.last_variation
     from (select max(id) as last_variation from catalog.variation) l, catalog.product p join catalog.product o on o.handle = split_part(p.handle, '-series-', 1)
     where p.handle like '%-series-%'`,
  );
  await client.query(
    `insert into catalog.variation overriding system value
     select made.* from copied c join catalog.variation v on v.product_id = c.original,
       jsonb_populate_record(v, jsonb_build_object('id', v.id + c.series * c.last_variation, 'product_id', c.product_id, 'sku', v.sku || '-S' || c.series)) made`,
  );
  await client.query(
    `insert into catalog.stock (variation_id, warehouse_code, product_id, on_hand)
     select s.variation_id + c.series * c.last_variation, s.warehouse_code, c.product_id,
       case when c.product_id % 50 = 0 then 0 when s.variation_id % 40 = 0 then 1 else s.on_hand end
     from copied c join catalog.stock s on s.product_id = c.original`,
  );
  await client.query(
    `insert into catalog.image
     select made.* from copied c join catalog.image i on i.product_id = c.original, jsonb_populate_record(i, jsonb_build_object('product_id', c.product_id)) made
     where c.product_id % 200 <> 0`,
  );
  await client.query(
    `update catalog.product p set published = p.id % 30 <> 0, gone_at = case when p.id % 100 = 7 then now() end,
       updated_at = now() - (p.id % 400) * interval '1 day' - (p.id % 1000) * interval '1 second'
     from copied c where c.product_id = p.id`,
  );
  await client.query(
    `insert into reviews.review (product_id, stars, title, text, author, published_on, verified_purchase, helpful_votes, imported, status, submitted_at,
       publish_after, flags, answers, photos)
     select c.product_id, 1 + (c.product_id * 7 + k) % 5, (array['Good', 'Better than expected', 'Sturdy', 'Not for me', 'A gift'])[1 + (c.product_id + k) % 5],
       'The ' || (array['legs', 'drawers', 'color', 'fabric', 'finish', 'cushions'])[1 + (c.product_id * 3 + k) % 6] || ' are ' ||
         (array['as shown', 'darker', 'sturdy', 'uneven', 'lovely'])[1 + (c.product_id + k * 5) % 5] || '. Number ' || c.product_id || '.',
       'Reader ' || c.product_id % 5000, case when c.product_id % 100 > 1 then current_date - c.product_id % 700 end, k = 1, k, false,
       case when c.product_id % 100 = 0 then 'waiting' when c.product_id % 100 = 1 then 'rejected' else 'published' end,
       now() - (c.product_id % 700) * interval '1 day', now(), '{}', '{}', case when c.product_id % 90 = 5 then '[{"src": "/media/none.webp", "width": 800, "height": 600, "tint": "#f3eee6"}]'::jsonb else '[]' end
     from copied c, generate_series(1, 2) k`,
  );
  await client.query(
    `insert into reviews.report (review_id, reporter, reason, reported_at) select id, 'somebody', 'untrue', now() from reviews.review where id % 1000 = 9`,
  );
}
