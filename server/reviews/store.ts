import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Review, reviewSort } from '../../contract/reviews.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { Distribution } from './summary.ts';

const orders: Readonly<Record<z.infer<typeof reviewSort>, RawBuilder<unknown>>> = {
  newest: sql`published_on desc, id desc`,
  highest: sql`stars desc, published_on desc, id desc`,
  lowest: sql`stars, published_on desc, id desc`,
  helpful: sql`helpful_votes desc, published_on desc, id desc`,
};

/** One page of a product's reviews and how many there are per star, in one query. */
export async function findReviewPage(
  db: Db,
  productId: number,
  sort: keyof typeof orders,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ distribution: Distribution | null; reviews: Review[] }> {
  const { rows } = await sql<{ distribution: Distribution | null; reviews: Review[] }>`
    select
      (select json_build_array(stars_5, stars_4, stars_3, stars_2, stars_1) from reviews.summary where product_id = ${productId}) as distribution,
      (select coalesce(json_agg(r), '[]') from (
        select id as "reviewId", stars, title, text, author, published_on as "publishedOn", verified_purchase as "verifiedPurchase",
          helpful_votes as "helpfulVotes"
        from reviews.review where product_id = ${productId} order by ${orders[sort]} limit ${limit} offset ${offset}) r) as reviews`.execute(
    db,
  );
  return rows[0] ?? { distribution: null, reviews: [] };
}

export interface ImportedReview {
  productId: number;
  stars: number;
  title: string;
  text: string;
  author: string;
  publishedOn: string;
  verifiedPurchase: boolean;
  helpfulVotes: number;
}

/** The imported reviews of these products become exactly the given ones. */
export async function replaceImported(tx: Tx, productIds: readonly number[], reviews: readonly ImportedReview[]): Promise<void> {
  await sql`delete from reviews.review where imported and product_id = any(${productIds}::int[])`.execute(tx);
  await sql`
    insert into reviews.review (product_id, stars, title, text, author, published_on, verified_purchase, helpful_votes, imported)
    select r."productId", r.stars, r.title, r.text, r.author, r."publishedOn", r."verifiedPurchase", r."helpfulVotes", true
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as r("productId" int, stars int, title text, text text, author text,
      "publishedOn" date, "verifiedPurchase" boolean, "helpfulVotes" int)`.execute(tx);
}

/** Counts the reviews of products anew, keeps the counts and answers them for products that have any or had some. */
export async function recount(tx: Tx, productIds: readonly number[]): Promise<{ productId: number; distribution: Distribution }[]> {
  const { rows } = await sql<{ productId: number; distribution: Distribution }>`
    insert into reviews.summary (product_id, stars_5, stars_4, stars_3, stars_2, stars_1)
    select product_id, count(*) filter (where stars = 5), count(*) filter (where stars = 4), count(*) filter (where stars = 3),
      count(*) filter (where stars = 2), count(*) filter (where stars = 1)
    from (
      select product_id, stars from reviews.review where product_id = any(${productIds}::int[])
      union all select product_id, null from reviews.summary where product_id = any(${productIds}::int[])
    ) r
    group by product_id
    on conflict (product_id) do update set stars_5 = excluded.stars_5, stars_4 = excluded.stars_4, stars_3 = excluded.stars_3,
      stars_2 = excluded.stars_2, stars_1 = excluded.stars_1
    returning product_id as "productId", array[stars_5, stars_4, stars_3, stars_2, stars_1] as distribution`.execute(tx);
  return rows;
}
