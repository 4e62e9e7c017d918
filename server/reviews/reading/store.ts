import { type RawBuilder, sql } from 'kysely';
import type { ReviewChoice, ReviewSort } from '../../../contract/reviews/reviews.ts';
import { shopZone } from '../../../contract/values/shop-zone.ts';
import type { Db } from '../../platform/db/index.ts';
import type { StoredPhoto } from '../photo.ts';
import type { StoredReply } from '../reply.ts';
import type { Summary } from '../summary.ts';
import { topicPatterns } from '../topics.ts';

/** A published review as stored. */
export interface ReviewRow extends StoredReply {
  readonly reviewId: number;
  readonly productId: number;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly publishedOn: string;
  readonly verifiedPurchase: boolean;
  readonly helpfulVotes: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly photos: readonly StoredPhoto[];
}

const columns = sql`id as "reviewId", product_id as "productId", stars, title, text, author, published_on as "publishedOn", verified_purchase as "verifiedPurchase",
  helpful_votes as "helpfulVotes", answers, photos, answer, answer_brand as "answerBrand", (answered_at at time zone ${shopZone})::date as "answeredOn"`;

const newest = sql`published_on desc, id desc`;
const orders: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  newest,
  highest: sql`stars desc, ${newest}`,
  lowest: sql`stars, ${newest}`,
  helpful: sql`helpful_votes desc, ${newest}`,
  photos: sql`(photos <> '[]'::jsonb) desc, ${newest}`,
};

export interface FoundPage {
  readonly summary: Summary | null;
  /** Null without filters: the summary's count then fits. */
  readonly matching: number | null;
  readonly photos: readonly { reviewId: number; author: string; photos: readonly StoredPhoto[] }[];
  readonly reviews: readonly ReviewRow[];
}

const nothing: FoundPage = { summary: null, matching: null, photos: [], reviews: [] };

/** One page of a product's reviews, their summary data, and the newest with photos, in one query. */
export async function findReviewPage(
  db: Db,
  productId: number,
  choice: ReviewChoice,
  { limit, offset, photos }: { limit: number; offset: number; photos: number },
): Promise<FoundPage> {
  const published = sql`product_id = ${productId} and status = 'published'`;
  const chosen = sql`${published}
    ${choice.stars.length > 0 ? sql`and stars = any(${choice.stars}::int[])` : sql``}
    ${choice.withPhotos ? sql`and photos <> '[]'::jsonb` : sql``}
    ${choice.verified ? sql`and verified_purchase` : sql``}
    ${choice.topic ? sql`and title || ' ' || text ~* ${topicPatterns[choice.topic]}` : sql``}`;
  const isChosen = choice.stars.length > 0 || choice.withPhotos || choice.verified || choice.topic !== null;
  const { rows } = await sql<FoundPage>`
    select
      (select json_build_object('distribution', json_build_array(stars_5, stars_4, stars_3, stars_2, stars_1), 'withPhotos', with_photos,
        'verified', verified, 'answers', answers, 'topics', topics) from reviews.summary where product_id = ${productId}) as summary,
      ${isChosen ? sql`(select count(*) from reviews.review where ${chosen})` : sql`null::bigint`} as matching,
      (select coalesce(json_agg(p), '[]') from (
        select id as "reviewId", author, photos from reviews.review
        where ${published} and photos <> '[]'::jsonb order by ${newest} limit ${photos}) p) as photos,
      (select coalesce(json_agg(r), '[]') from (
        select ${columns} from reviews.review where ${chosen} order by ${orders[choice.sortBy]} limit ${limit} offset ${offset}) r) as reviews`.execute(
    db,
  );
  return rows[0] ?? nothing;
}

/** The totals of a product's published reviews; null before the first. */
export async function findSummary(db: Db, productId: number): Promise<Summary | null> {
  const { rows } = await sql<{ summary: Summary }>`
    select json_build_object('distribution', json_build_array(stars_5, stars_4, stars_3, stars_2, stars_1), 'withPhotos', with_photos,
      'verified', verified, 'answers', answers, 'topics', topics) as summary from reviews.summary where product_id = ${productId}`.execute(
    db,
  );
  return rows[0]?.summary ?? null;
}

/** A published review; null for any other. */
export async function findReview(db: Db, reviewId: number): Promise<ReviewRow | null> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from reviews.review where id = ${reviewId} and status = 'published' and published_on is not null`.execute(db);
  return rows[0] ?? null;
}
