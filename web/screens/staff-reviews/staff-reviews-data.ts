import type { WaitingReview } from '../../../contract/staff/care/care.ts';

export interface StaffReviewsData {
  readonly reviews: readonly WaitingReview[];
  readonly done: string | null;
  readonly message: string | null;
  /** The error of a reason, with its review. */
  readonly fault: { readonly reviewId: number; readonly message: string } | null;
}
