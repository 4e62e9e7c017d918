import { sql } from 'kysely';
import type { Person, PersonalData, PersonalRow } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A person's reviews with the shop's answers, votes and reports. */
export async function findReviewData(db: Db, { customerId, ownerId }: Person): Promise<PersonalData> {
  const { rows } = await sql<Record<'reviews' | 'reviewUploads' | 'reviewVotes' | 'reviewReports', PersonalRow[]>>`
    select
      (select coalesce(jsonb_agg(to_jsonb(r) - array['customer_id', 'flags']), '[]') from reviews.review r where r.customer_id = ${customerId}) as reviews,
      (select coalesce(jsonb_agg(to_jsonb(u) - 'customer_id'), '[]') from reviews.upload u where u.customer_id = ${customerId}) as "reviewUploads",
      (select coalesce(jsonb_agg(to_jsonb(v) - 'voter'), '[]') from reviews.vote v where v.voter = ${ownerId}) as "reviewVotes",
      (select coalesce(jsonb_agg(to_jsonb(p) - 'reporter'), '[]') from reviews.report p where p.reporter = ${ownerId}) as "reviewReports"`.execute(
    db,
  );
  return rows[0] ?? {};
}

/** Deletes unpublished reviews and takes the author off the others, with photos, which the hourly job then deletes. Returns the products. */
export async function eraseReviewer(tx: Tx, { customerId, ownerId }: Person, nobody: string): Promise<number[]> {
  // No customer has the id 0; the date is long past, so the job takes them next.
  await sql`
    insert into reviews.upload (id, customer_id, product_id, src, width, height, tint, uploaded_at)
    select gen_random_uuid(), 0, r.product_id, p.src, p.width, p.height, p.tint, 'epoch'
    from reviews.review r, jsonb_to_recordset(r.photos) as p (src text, width int, height int, tint text) where r.customer_id = ${customerId}`.execute(
    tx,
  );
  await sql`update reviews.upload set customer_id = 0, uploaded_at = 'epoch' where customer_id = ${customerId}`.execute(tx);
  await sql`delete from reviews.review where customer_id = ${customerId} and status <> 'published'`.execute(tx);
  const { rows } = await sql<{ productId: number }>`
    update reviews.review set customer_id = null, author = 'Former customer', photos = '[]' where customer_id = ${customerId}
    returning product_id as "productId"`.execute(tx);
  await sql`update reviews.vote set voter = ${nobody} where voter = ${ownerId}`.execute(tx);
  await sql`update reviews.report set reporter = ${nobody} where reporter = ${ownerId}`.execute(tx);
  return rows.map(({ productId }) => productId);
}

/** What changed beside the owner when an account's reviews moved. */
interface Moved {
  readonly withdrawn: readonly { readonly reviewId: number; readonly productId: number }[];
  /** Products with a review that lost a vote: both accounts had voted for it, or one had for the other's. */
  readonly votesTaken: readonly number[];
}

/**
 * Moves reviews, uploads, votes and reports. Of two reviews of one product the moving one is withdrawn, of two votes for a review one is taken off,
 * and so is a vote for what is now their own.
 */
export async function moveReviewer(
  tx: Tx,
  from: { readonly customerId: number; readonly ownerId: string },
  to: { readonly customerId: number; readonly ownerId: string },
): Promise<Moved> {
  const { rows: withdrawn } = await sql<{ reviewId: number; productId: number }>`
    update reviews.review r set status = 'rejected', rejected_because = 'Merged accounts: another review of the same product stays'
    where r.customer_id = ${from.customerId} and r.status <> 'rejected' and exists (
      select from reviews.review o where o.customer_id = ${to.customerId} and o.product_id = r.product_id and o.status <> 'rejected')
    returning id as "reviewId", product_id as "productId"`.execute(tx);
  await sql`update reviews.review set customer_id = ${to.customerId} where customer_id = ${from.customerId}`.execute(tx);
  await sql`update reviews.upload set customer_id = ${to.customerId} where customer_id = ${from.customerId}`.execute(tx);
  const { rows: votesTaken } = await sql<{ productId: number }>`
    with taken as (
      delete from reviews.vote v where v.voter in (${from.ownerId}, ${to.ownerId}) and (
        (v.voter = ${from.ownerId} and exists (select from reviews.vote o where o.review_id = v.review_id and o.voter = ${to.ownerId}))
        or exists (select from reviews.review own where own.id = v.review_id and own.customer_id = ${to.customerId})) returning v.review_id
    )
    update reviews.review r set helpful_votes = r.helpful_votes - t.votes
    from (select review_id, count(*) as votes from taken group by review_id) t where r.id = t.review_id
    returning r.product_id as "productId"`.execute(tx);
  await sql`update reviews.vote set voter = ${to.ownerId} where voter = ${from.ownerId}`.execute(tx);
  await sql`
    delete from reviews.report p where p.reporter = ${from.ownerId}
      and exists (select from reviews.report o where o.review_id = p.review_id and o.reporter = ${to.ownerId})`.execute(tx);
  await sql`update reviews.report set reporter = ${to.ownerId} where reporter = ${from.ownerId}`.execute(tx);
  return { withdrawn, votesTaken: votesTaken.map(({ productId }) => productId) };
}

/** How many reviews a customer has written. */
export async function countReviewsOf(db: Db, customerId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from reviews.review where customer_id = ${customerId}`.execute(db);
  return rows[0]?.n ?? 0;
}
