import type { StaffReview } from '../../../contract/staff/care/staff-reviews.ts';

export type ReviewForm = 'reject' | 'withdraw' | 'answer';

export interface StaffReviewData {
  readonly review: StaffReview;
  readonly done: string | null;
  readonly message: string | null;
  /** A refused form with what was typed, and its error. */
  readonly refused: { readonly form: ReviewForm; readonly typed: string; readonly error: string | undefined } | null;
}
