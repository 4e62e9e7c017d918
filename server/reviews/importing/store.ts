import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { StoredPhoto } from '../photo.ts';

export interface ImportedReview {
  productId: number;
  stars: number;
  title: string;
  text: string;
  author: string;
  publishedOn: string;
  verifiedPurchase: boolean;
  helpfulVotes: number;
  answers: Readonly<Record<string, number>>;
  photos: readonly StoredPhoto[];
}

/** Replaces these products' imported reviews. An unchanged review keeps its id and the votes it got here. */
export async function replaceImported(tx: Tx, productIds: readonly number[], reviews: readonly ImportedReview[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as g("productId" int, stars int, title text, text text, author text,
    "publishedOn" date, "verifiedPurchase" boolean, "helpfulVotes" int, answers jsonb, photos jsonb)`;
  const same = sql`r.product_id = g."productId" and r.stars = g.stars and r.title = g.title and r.text = g.text and r.author = g.author
    and r.published_on = g."publishedOn"`;
  await sql`
    delete from reviews.review r where r.imported and r.product_id = any(${productIds}::int[])
      and not exists (select from ${given} where ${same})`.execute(tx);
  await sql`
    update reviews.review r set verified_purchase = g."verifiedPurchase", answers = g.answers, photos = g.photos
    from ${given}
    where r.imported and ${same}
      and (r.verified_purchase, r.answers, r.photos) is distinct from (g."verifiedPurchase", g.answers, g.photos)`.execute(tx);
  await sql`
    insert into reviews.review (product_id, stars, title, text, author, published_on, verified_purchase, helpful_votes, answers, photos, imported)
    select g."productId", g.stars, g.title, g.text, g.author, g."publishedOn", g."verifiedPurchase", g."helpfulVotes", g.answers, g.photos, true
    from ${given}
    where not exists (select from reviews.review r where r.imported and ${same})`.execute(tx);
}
