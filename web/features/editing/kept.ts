import type { PlainRecord } from '../../../contract/values/plain.ts';

/** Unsaved changes stored in the browser, so that a closed tab or an expired session loses nothing. */
export interface Kept {
  readonly body: PlainRecord;
  /** The version it was made from. */
  readonly basedOn: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const nameOf = (document: string): string => `staff-draft:${document}`;

/** `document` names brand and page. Null when nothing is stored, or when storage is blocked. */
export function keptDraft(document: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(document)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export function keepDraft(document: string, kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(nameOf(document), JSON.stringify(kept));
    else localStorage.removeItem(nameOf(document));
  } catch {
    // Without browser storage, saving to the server still works.
  }
}
