import type { UploadedPhoto } from '../../../../contract/reviews/write-review.ts';
import { kept } from '../../../ui/browser/kept.ts';
import { reviewDraftPrefix } from '../../../ui/browser/kept-names.ts';
import type { TypedReview } from './typed-review.ts';

/** An unsent review stored on the device; survives errors, a reload and the end of its customer's session, but not their sign-out. */
export interface Draft extends TypedReview {
  readonly photos: readonly UploadedPhoto[];
}

/** A customer's draft for a product. */
export interface DraftKey {
  readonly productId: number;
  readonly customerId: number | null;
}

const at = (productId: number) => kept<(Draft & Pick<DraftKey, 'customerId'>) | null>(reviewDraftPrefix + productId, null);

/** Nothing was written; the name alone comes from the account. */
const isBlank = ({ stars, title, text, answers, photos }: Partial<Draft>): boolean =>
  !stars && !title && !text && Object.keys(answers ?? {}).length === 0 && (photos ?? []).length === 0;

/** The customer's draft for a product; null without one, for another customer's, and without storage. */
export function keptDraft({ productId, customerId }: DraftKey): Draft | null {
  const stored = at(productId).load();
  if (!stored || stored.customerId !== customerId || typeof stored.text !== 'string' || isBlank(stored)) return null;
  const { customerId: _, ...draft } = stored;
  return draft;
}

/** Stores a draft; a blank one would show its author’s name to the device’s next user, and is removed. */
export function keepDraft({ productId, customerId }: DraftKey, draft: Draft): void {
  if (isBlank(draft)) dropDraft(productId);
  else at(productId).save({ ...draft, customerId });
}

export const dropDraft = (productId: number): void => at(productId).forget();
