import type { ReviewTemplate } from '../../../contract/reviews/write-review.ts';
import type { ReviewErrors, TypedReview } from '../../features/reviews/write/typed-review.ts';

export interface WriteReviewData {
  readonly template: ReviewTemplate;
  /** Null for a guest, who gets no form. */
  readonly customerId: number | null;
  /** What a post without script contained. */
  readonly typed: TypedReview | null;
  readonly errors: ReviewErrors;
  readonly message: string | null;
}
