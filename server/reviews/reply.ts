import type { ReviewReply } from '../../contract/reviews/reviews.ts';
import { nameIn } from '../platform/brand-names.ts';

/** The shop's answer as stored with a review; all three or none. */
export interface StoredReply {
  readonly answer: string | null;
  readonly answerBrand: string | null;
  /** A day of the shop (`YYYY-MM-DD`). */
  readonly answeredOn: string | null;
}

/** The answer as shown, in the name of the brand that wrote it. */
export const presentReply = (
  { answer, answerBrand, answeredOn }: StoredReply,
  brandNames: ReadonlyMap<string, string>,
): ReviewReply | null =>
  answer === null || answerBrand === null || answeredOn === null
    ? null
    : { from: nameIn(brandNames, answerBrand), text: answer, answeredOn };
