import type { Result } from '../../../contract/api/client.ts';
import { staffReviewEndpoints } from '../../../contract/staff/care/staff-reviews.ts';
import { own } from '../../../contract/values/own.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffReview, staffReviews } from '../../staff-routes.ts';
import type { ReviewForm, StaffReviewData } from './staff-review-data.ts';
import StaffReviewScreen from './staff-review-screen.tsx';

const flashes = {
  withdraw: 'Review withdrawn. Shoppers no longer see it.',
  restore: 'Review restored.',
  answer: 'Answer saved. Shoppers see it beneath the review.',
  unanswer: 'Answer removed.',
  dismiss: 'Reports dismissed.',
};

const idOf = ({ params }: PageRequest): number => Number(params.reviewId);

async function show(request: PageRequest, refused: StaffReviewData['refused'] = null, failure?: { message: string; status: number }) {
  const reportsPage = pageNumber(request.url, 'reports');
  const found = await request.client.call(staffReviewEndpoints.get, { reviewId: idOf(request), reportsPage });
  if (!found.ok) return unopened(found);
  const message = failure && !refused?.error ? failure.message : null;
  return data<StaffReviewData>({ review: found.data, done: request.flash, message, refused }, failure?.status);
}

/** Redirects after success; otherwise shows the page again with what was typed and the error. */
async function answer(
  request: PageRequest,
  result: Result<unknown>,
  to: string,
  typed?: { readonly form: ReviewForm; readonly field: 'reason' | 'answer'; readonly text: string },
): Promise<Loaded<StaffReviewData>> {
  if (result.ok) return redirect(to, 303);
  const refused = typed ? { form: typed.form, typed: typed.text, error: own(result.fields ?? {}, typed.field) } : null;
  return show(request, refused, { message: result.message, status: statusOf(result) });
}

const here = (request: PageRequest, done: string) => staffReview({ reviewId: idOf(request) }, { done });
const basedOnIn = (form: URLSearchParams) => form.get('basedOn') ?? undefined;
const queue = (done: string) => staffReviews({ view: 'waiting', sort: 'oldest', done });

export default defineStaffPage<StaffReviewData>({
  title: 'Review',
  titleOf: ({ review }) => review.title || `Review by ${review.author}`,
  permission: 'reviews.moderate',
  flashes,
  load: (request) => show(request),
  Screen: StaffReviewScreen,
  actions: {
    approve: async (_form, request) => {
      const given = { reviewId: idOf(request), decision: 'approve' } as const;
      return answer(request, await request.client.call(staffReviewEndpoints.decide, given), queue('approve'));
    },
    reject: async (form, request) => {
      const reason = form.get('reason') ?? '';
      const result = await request.client.call(staffReviewEndpoints.decide, { reviewId: idOf(request), decision: 'reject', reason });
      return answer(request, result, queue('reject'), { form: 'reject', field: 'reason', text: reason });
    },
    withdraw: async (form, request) => {
      const reason = form.get('reason') ?? '';
      const result = await request.client.call(staffReviewEndpoints.withdraw, { reviewId: idOf(request), reason });
      return answer(request, result, here(request, 'withdraw'), { form: 'withdraw', field: 'reason', text: reason });
    },
    restore: async (_form, request) =>
      answer(request, await request.client.call(staffReviewEndpoints.restore, { reviewId: idOf(request) }), here(request, 'restore')),
    answer: async (form, request) => {
      const text = form.get('answer') ?? '';
      const result = await request.client.call(staffReviewEndpoints.answer, {
        reviewId: idOf(request),
        answer: text,
        basedOn: basedOnIn(form),
      });
      return answer(request, result, here(request, 'answer'), { form: 'answer', field: 'answer', text });
    },
    unanswer: async (form, request) => {
      const given = { reviewId: idOf(request), basedOn: basedOnIn(form) };
      return answer(request, await request.client.call(staffReviewEndpoints.removeAnswer, given), here(request, 'unanswer'));
    },
    dismiss: async (_form, request) =>
      answer(request, await request.client.call(staffReviewEndpoints.settleReports, { reviewId: idOf(request) }), here(request, 'dismiss')),
  },
});
