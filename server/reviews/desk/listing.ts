import type { OutputOf, ParsedInputOf } from '../../../contract/api/endpoint.ts';
import {
  type ListedReview,
  type StaffReview,
  type staffReviewEndpoints,
  staffReviewProblems,
} from '../../../contract/staff/care/staff-reviews.ts';
import { findProductIdsNamed, getCards } from '../../catalog/index.ts';
import { brandNamesOf } from '../../platform/brand-names.ts';
import type { Db } from '../../platform/db/index.ts';
import { fingerprintOf } from '../../platform/fingerprint.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { type Portion, pageBeside, pageOf } from '../../platform/paging.ts';
import { entriesAbout } from '../../staff/index.ts';
import { presentPhoto } from '../photo.ts';
import { findSummary } from '../reading/store.ts';
import { presentReply } from '../reply.ts';
import { countReports, findReports } from '../reporting/store.ts';
import { noReviews, presentSummary } from '../summary.ts';
import { countDeskReviews, countTasks, type DeskFilter, type DeskReview, findDeskReview, findDeskReviews, findReviewsOf } from './store.ts';

const problem = problemsOf(staffReviewProblems);
const perPage = 50;
/** Products that a search may name at once. */
const maxNamed = 500;
const maxHistory = 20;

type Asked = ParsedInputOf<typeof staffReviewEndpoints.list>;

/** Prefixes of all words; null without any. */
function wordsOf(q: string): string | null {
  const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words ? words.map((word) => `${word}:*`).join(' & ') : null;
}

async function meant(db: Db, { q, product, ...filter }: Asked): Promise<DeskFilter> {
  return {
    ...filter,
    words: wordsOf(q),
    named: q === '' ? [] : await findProductIdsNamed(db, q, maxNamed),
    products: product === '' ? null : await findProductIdsNamed(db, product, maxNamed),
  };
}

/** A page of the reviews, with what waits for staff. */
export async function listDeskReviews(db: Db, asked: Asked): Promise<OutputOf<typeof staffReviewEndpoints.list>> {
  const filter = await meant(db, asked);
  const total = await countDeskReviews(db, filter);
  const { sort, after, before } = asked;
  const side = after !== undefined ? 'after' : before !== undefined ? 'before' : undefined;
  const found = await findDeskReviews(db, filter, { sort, total, side, beside: after ?? before ?? null, limit: perPage + 1 });
  const { rows, ...ends } = pageBeside(found, { side, perPage, placeOf: ({ reviewId }) => String(reviewId) });
  return { reviews: await present(db, rows), total, ...ends, ...(await countTasks(db)) };
}

async function present(db: Db, rows: readonly DeskReview[]): Promise<ListedReview[]> {
  const cards = await getCards(db, [...new Set(rows.map(({ productId }) => productId))], null);
  const byId = new Map(cards.map((card) => [card.productId, card]));
  return rows.map(({ reviewId, productId, state, stars, title, text, author, flags, photos, verifiedPurchase, openReports, ...row }) => {
    const card = byId.get(productId);
    return {
      reviewId,
      productId,
      state,
      stars,
      title,
      text,
      author,
      verifiedPurchase,
      openReports,
      productName: card?.name ?? `Product ${productId}`,
      product: card ? { departmentSlug: card.departmentSlug, slug: card.slug, productId } : null,
      flags: [...flags],
      photos: photos.map((photo) => presentPhoto(photo, author)),
      at: row.submittedAt?.toISOString() ?? `${row.publishedOn}T12:00:00.000Z`,
      answered: row.answer !== null,
    };
  });
}

/** A customer's reviews, the latest first. */
export const listReviewsOf = async (db: Db, customerId: number, portion: Portion): Promise<ListedReview[]> =>
  present(db, await findReviewsOf(db, customerId, portion));

/** One review with all that staff decide by; a page of its reports past the end is the last one. Throws `review_not_found`. */
export async function getDeskReview(
  db: Db,
  { reviewId, reportsPage }: ParsedInputOf<typeof staffReviewEndpoints.get>,
  now: Date,
): Promise<StaffReview> {
  const row = await findDeskReview(db, reviewId);
  const [listed] = row ? await present(db, [row]) : [];
  if (!row || !listed) throw problem('review_not_found');
  const { average, count } = presentSummary((await findSummary(db, row.productId)) ?? noReviews);
  const { page, pages, portion } = pageOf(reportsPage, await countReports(db, reviewId), perPage);
  const { customerId, imported, publishedOn, helpfulVotes, because } = row;
  return {
    ...listed,
    customerId,
    imported,
    publishedOn,
    helpfulVotes,
    because,
    publishAfter: row.publishAfter?.toISOString() ?? null,
    answerFingerprint: fingerprintOf(row.answer),
    reply: presentReply(row, await brandNamesOf(db).all(now)),
    reportsPage: page,
    reportsPages: pages,
    reports: (await findReports(db, reviewId, portion)).map(({ reason, reportedAt, isOpen }) => ({
      reason,
      at: reportedAt.toISOString(),
      isOpen,
    })),
    rating: { average, count },
    history: (await entriesAbout(db, { kind: 'review', id: reviewId }, maxHistory)).map(({ at, memberName, action, reason }) => {
      return { at: at.toISOString(), who: memberName, action, reason };
    }),
  };
}
