import type { UploadedPhoto } from '../../../../contract/catalog/write-review.ts';
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

const prefix = 'review_draft_';
const keyOf = (productId: number): string => prefix + productId;

/** Nothing was written; the name alone comes from the account. */
const isBlank = ({ stars, title, text, answers, photos }: Partial<Draft>): boolean =>
  !stars && !title && !text && Object.keys(answers ?? {}).length === 0 && (photos ?? []).length === 0;

/** The customer's draft for a product; null without one, for another customer's, and without storage. */
export function keptDraft({ productId, customerId }: DraftKey): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(productId)) ?? 'null') as (Draft & Pick<DraftKey, 'customerId'>) | null;
    if (!kept || kept.customerId !== customerId || typeof kept.text !== 'string' || isBlank(kept)) return null;
    const { customerId: _, ...draft } = kept;
    return draft;
  } catch {
    return null;
  }
}

/** Stores a draft; a blank one would show its author’s name to the device’s next user, and is removed. */
export function keepDraft({ productId, customerId }: DraftKey, draft: Draft): void {
  try {
    if (isBlank(draft)) localStorage.removeItem(keyOf(productId));
    else localStorage.setItem(keyOf(productId), JSON.stringify({ ...draft, customerId }));
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

/** Removes every draft, as its customer signs out or another one has come. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
