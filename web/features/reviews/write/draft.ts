import type { UploadedPhoto } from '../../../../contract/catalog/write-review.ts';
import type { TypedReview } from './typed-review.ts';

/** An unsent review stored on the device; survives errors, a reload and signing in. */
export interface Draft extends TypedReview {
  readonly photos: readonly UploadedPhoto[];
}

const keyOf = (productId: number): string => `review_draft_${productId}`;

/** The draft for a product; null without one or without storage. */
export function keptDraft(productId: number): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(productId)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'text' in kept ? (kept as Draft) : null;
  } catch {
    return null;
  }
}

export function keepDraft(productId: number, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(productId), JSON.stringify(draft));
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
