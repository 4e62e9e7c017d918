import { sql } from 'kysely';
import { type ReviewFilter, type ReviewState, reviewViews } from '../../../contract/staff/care/staff-reviews.ts';
import { maxCounted } from '../../../contract/staff/max-counted.ts';
import { shopZone } from '../../../contract/values/shop-zone.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';
import type { StoredPhoto } from '../photo.ts';
import type { StoredReply } from '../reply.ts';

/** A review as staff see it. */
export interface DeskReview extends StoredReply {
  readonly reviewId: number;
  readonly productId: number;
  readonly state: ReviewState;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly customerId: number | null;
  readonly imported: boolean;
  readonly flags: readonly string[];
  readonly photos: readonly StoredPhoto[];
  readonly verifiedPurchase: boolean;
  readonly helpfulVotes: number;
  readonly submittedAt: Date | null;
  readonly publishAfter: Date | null;
  readonly publishedOn: string | null;
  readonly because: string | null;
  readonly openReports: number;
}

const state = sql`case when r.status = 'rejected' and r.published_on is not null then 'withdrawn' else r.status end`;

const columns = sql`r.id as "reviewId", r.product_id as "productId", ${state} as state, r.stars, r.title, r.text, r.author,
  r.customer_id as "customerId", r.imported, r.flags, r.photos, r.verified_purchase as "verifiedPurchase", r.helpful_votes as "helpfulVotes",
  r.submitted_at as "submittedAt", r.publish_after as "publishAfter", r.published_on as "publishedOn", r.rejected_because as because, r.answer,
  r.answer_brand as "answerBrand", (r.answered_at at time zone ${shopZone})::date as "answeredOn",
  (select count(*) from reviews.report p where p.review_id = r.id and p.settled_at is null) as "openReports"`;

/** The list's filters, with what the search means: prefixes of words, and the products it names. */
export interface DeskFilter extends Pick<ReviewFilter, 'view' | 'rating' | 'photos' | 'reported'> {
  /** In the language of `to_tsquery`; null without words. */
  readonly words: string | null;
  readonly named: readonly number[];
  /** Null for every product. */
  readonly products: readonly number[] | null;
}

const document = sql`to_tsvector('simple', r.title || ' ' || r.text || ' ' || r.author)`;
/** Alone, it is told by its index; beside another condition the words of each review are read again. */
const worded = (words: string) => sql`${document} @@ to_tsquery('simple', ${words})`;
const reported = sql`r.id in (select review_id from reviews.report where settled_at is null)`;

const matching = ({ view, rating, photos, reported: only, words, named, products }: DeskFilter) => sql`
  ${words === null ? sql`true` : named.length === 0 ? worded(words) : sql`(${worded(words)} or r.product_id = any(${named}::int[]))`}
  and (${products}::int[] is null or r.product_id = any(${products}::int[]))
  and (${view ? reviewViews[view] : null}::text[] is null or r.status = any(${view ? reviewViews[view] : null}::text[]))
  and (${rating ?? null}::int is null or r.stars = ${rating ?? null})
  ${photos ? sql`and r.photos <> '[]'::jsonb` : sql``}
  ${only ? sql`and ${reported}` : sql``}`;

interface Page {
  readonly sort: 'newest' | 'oldest';
  /** How many match. */
  readonly total: number;
  /** On which side of a review the page is; undefined at the list's beginning. */
  readonly side: 'after' | 'before' | undefined;
  /** Id of that review. */
  readonly beside: number | null;
  readonly limit: number;
}

/**
 * The reviews that match beside one, or from the list's beginning, in its order. Few are all found before they are sorted: looked for in their order,
 * the words of every review would be read until there are enough.
 */
export async function findDeskReviews(db: Db, filter: DeskFilter, { sort, total, side, beside, limit }: Page): Promise<DeskReview[]> {
  const found = sql`select * from reviews.review r where ${matching(filter)} ${total < maxCounted ? sql`offset 0` : sql``}`;
  const isDown = (sort === 'newest') !== (side === 'before');
  const { rows } = await sql<DeskReview>`
    select ${columns} from (${found}) r
    where ${isDown ? sql`(${beside}::bigint is null or r.id < ${beside}::bigint) order by r.id desc` : sql`(${beside}::bigint is null or r.id > ${beside}::bigint) order by r.id`}
    limit ${limit}`.execute(db);
  return side === 'before' ? rows.toReversed() : rows;
}

/** A customer's reviews, newest first. */
export async function findReviewsOf(db: Db, customerId: number, { limit, offset }: Portion): Promise<DeskReview[]> {
  const { rows } = await sql<DeskReview>`
    select ${columns} from reviews.review r where r.customer_id = ${customerId} order by r.id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many match, up to 10,000. */
export async function countDeskReviews(db: Db, filter: DeskFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select from reviews.review r where ${matching(filter)} limit ${maxCounted}) counted`.execute(db);
  return rows[0]?.n ?? 0;
}

/** What waits for staff. */
export async function countTasks(db: Db): Promise<{ waiting: number; reported: number }> {
  const { rows } = await sql<{ waiting: number; reported: number }>`
    select (select count(*) from reviews.review where status in ('waiting', 'approved')) as waiting,
      (select count(distinct review_id) from reviews.report where settled_at is null) as reported`.execute(db);
  return rows[0] ?? { waiting: 0, reported: 0 };
}

/** Reviews that wait for a decision, and how many of them were sent after a moment. */
export async function countWaitingReviews(db: Db, since: Date): Promise<{ count: number; fresh: number }> {
  const { rows } = await sql<{ count: number; fresh: number }>`
    select count(*)::int as count, count(*) filter (where submitted_at > ${since})::int as fresh
    from reviews.review where status in ('waiting', 'approved')`.execute(db);
  return rows[0] ?? { count: 0, fresh: 0 };
}

/** Reviews with open reports, and how many of them with one made after a moment. */
export async function countReportedReviews(db: Db, since: Date): Promise<{ count: number; fresh: number }> {
  const { rows } = await sql<{ count: number; fresh: number }>`
    select count(distinct review_id)::int as count, count(distinct review_id) filter (where reported_at > ${since})::int as fresh
    from reviews.report where settled_at is null`.execute(db);
  return rows[0] ?? { count: 0, fresh: 0 };
}

export async function findDeskReview(db: Db, reviewId: number): Promise<DeskReview | null> {
  const { rows } = await sql<DeskReview>`select ${columns} from reviews.review r where r.id = ${reviewId}`.execute(db);
  return rows[0] ?? null;
}

/** Locks a review until the transaction ends. */
export async function lockDeskReview(tx: Tx, reviewId: number): Promise<DeskReview | null> {
  const { rows } = await sql<DeskReview>`select ${columns} from reviews.review r where r.id = ${reviewId} for update of r`.execute(tx);
  return rows[0] ?? null;
}

/** Puts a rejected review back to where it was: published, or waiting. False when its author has another of the product. */
export async function saveRestored(tx: Tx, reviewId: number): Promise<boolean> {
  const { rows } = await sql`
    update reviews.review r set rejected_because = null, status = case when r.published_on is null then 'waiting' else 'published' end
    where r.id = ${reviewId} and not exists (
      select from reviews.review other
      where other.product_id = r.product_id and other.customer_id = r.customer_id and other.status <> 'rejected')
    returning 1`.execute(tx);
  return rows.length > 0;
}

export async function saveAnswer(
  tx: Tx,
  reviewId: number,
  { answer, brand, at }: { answer: string | null; brand: string | null; at: Date | null },
): Promise<void> {
  await sql`
    update reviews.review set answer = ${answer}, answer_brand = ${brand}, answered_at = ${at} where id = ${reviewId}`.execute(tx);
}
