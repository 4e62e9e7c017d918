import { careEndpoints, type WaitingReview } from '../../../contract/care.ts';
import type { Failure } from '../../../contract/client.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { staffReviews } from '../../staff-routes.ts';
import StaffReviewsScreen from './staff-reviews-screen.tsx';

export interface StaffReviewsData {
  readonly reviews: readonly WaitingReview[];
  readonly done: string | null;
  readonly message: string | null;
  /** What is wrong with the reason, and of which review. */
  readonly fault: { readonly reviewId: number; readonly message: string } | null;
}

const doneWords: Readonly<Record<string, string>> = { approve: 'The review is published.', reject: 'The review is turned down.' };

async function show({ client, url }: PageRequest, failure: Failure | null, reviewId = 0): Promise<Loaded<StaffReviewsData>> {
  const listed = await client.call(careEndpoints.listReviews, {});
  if (!listed.ok) return failed(listed.statusCode, listed.message);
  const reason = failure?.fields?.reason;
  const done = failure ? null : (doneWords[url.searchParams.get('done') ?? ''] ?? null);
  const message = failure && !reason ? failure.message : null;
  return data({ reviews: listed.data.reviews, done, message, fault: reason ? { reviewId, message: reason } : null }, statusOf(failure));
}

const decide = (decision: 'approve' | 'reject') => async (form: URLSearchParams, request: PageRequest) => {
  const reviewId = Number(form.get('reviewId'));
  const given = { reviewId, decision, reason: form.get('reason') ?? '' };
  const result = await request.client.call(careEndpoints.decideReview, given);
  return result.ok ? redirect(staffReviews({ done: decision }), 303) : show(request, result, reviewId);
};

export default defineStaffPage<StaffReviewsData>({
  title: 'Reviews',
  permission: 'reviews.moderate',
  load: (request) => show(request, null),
  Screen: StaffReviewsScreen,
  actions: { approve: decide('approve'), reject: decide('reject') },
});
