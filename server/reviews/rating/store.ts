import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Distribution } from '../summary.ts';
import { topicPatterns } from '../topics.ts';

/** Recounts the published reviews of products, stores the counts and returns them for products that have or had any. */
export async function recount(tx: Tx, productIds: readonly number[]): Promise<{ productId: number; distribution: Distribution }[]> {
  const { rows } = await sql<{ productId: number; distribution: Distribution }>`
    insert into reviews.summary (product_id, stars_5, stars_4, stars_3, stars_2, stars_1, with_photos, verified, answers, topics)
    select product_id, count(*) filter (where stars = 5), count(*) filter (where stars = 4), count(*) filter (where stars = 3),
      count(*) filter (where stars = 2), count(*) filter (where stars = 1),
      count(*) filter (where photos <> '[]'::jsonb), count(*) filter (where verified_purchase),
      coalesce((
        select jsonb_object_agg(key, jsonb_build_array(total, times)) from (
          select a.key, sum(a.value::int) as total, count(*) as times
          from reviews.review answered cross join lateral jsonb_each_text(answered.answers) a
          where answered.product_id = r.product_id and answered.status = 'published' group by a.key) answers), '{}'),
      coalesce((
        select jsonb_object_agg(key, mentions) from (
          select t.key, count(*) as mentions
          from reviews.review said join jsonb_each_text(${JSON.stringify(topicPatterns)}::jsonb) t on said.title || ' ' || said.text ~* t.value
          where said.product_id = r.product_id and said.status = 'published' group by t.key) topics), '{}')
    from (
      select product_id, stars, photos, verified_purchase from reviews.review
      where product_id = any(${productIds}::int[]) and status = 'published'
      union all select product_id, null, '[]', false from reviews.summary where product_id = any(${productIds}::int[])
    ) r
    group by product_id
    on conflict (product_id) do update set stars_5 = excluded.stars_5, stars_4 = excluded.stars_4, stars_3 = excluded.stars_3,
      stars_2 = excluded.stars_2, stars_1 = excluded.stars_1, with_photos = excluded.with_photos, verified = excluded.verified,
      answers = excluded.answers, topics = excluded.topics
    returning product_id as "productId", array[stars_5, stars_4, stars_3, stars_2, stars_1] as distribution`.execute(tx);
  return rows;
}
