import type { Failure } from '../../../contract/api/client.ts';
import { careEndpoints } from '../../../contract/staff/care/care.ts';
import { own } from '../../../contract/values/own.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { staffReviews } from '../../staff-routes.ts';
import type { StaffReviewsData } from './staff-reviews-data.ts';
import StaffReviewsScreen from './staff-reviews-screen.tsx';

const doneWords: Readonly<Record<string, string>> = { approve: 'Review approved and published.', reject: 'Review rejected.' };

async function show({ client, url }: PageRequest, failure: Failure | null, reviewId = 0): Promise<Loaded<StaffReviewsData>> {
  const listed = await client.call(careEndpoints.listReviews, {});
  if (!listed.ok) return failed(listed.statusCode, listed.message);
  const reason = failure?.fields?.reason;
  const done = failure ? null : (own(doneWords, url.searchParams.get('done') ?? '') ?? null);
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
