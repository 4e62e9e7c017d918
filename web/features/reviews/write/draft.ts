import type { UploadedPhoto } from '../../../../contract/catalog/write-review.ts';
import type { TypedReview } from './typed-review.ts';

/** An unsent review stored on the device; survives errors, a reload and signing in. */
export interface Draft extends TypedReview {
  readonly photos: readonly UploadedPhoto[];
}

const keyOf = (productId: number): string => `review_draft_${productId}`;

/** Nothing was written; the name alone comes from the account. */
const isBlank = ({ stars, title, text, answers, photos }: Partial<Draft>): boolean =>
  !stars && !title && !text && Object.keys(answers ?? {}).length === 0 && (photos ?? []).length === 0;

/** The draft for a product; null without one or without storage. */
export function keptDraft(productId: number): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(productId)) ?? 'null') as Draft | null;
    return kept && typeof kept.text === 'string' && !isBlank(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Stores a draft; a blank one would show its author’s name to the device’s next user, and is removed. */
export function keepDraft(productId: number, draft: Draft): void {
  try {
    if (isBlank(draft)) localStorage.removeItem(keyOf(productId));
    else localStorage.setItem(keyOf(productId), JSON.stringify(draft));
  } catch {
    // Storage is full or blocked.
  }
}

export function dropDraft(productId: number): void {
  try {
    localStorage.removeItem(keyOf(productId));
  } catch {
    // Nothing was stored.
  }
}
