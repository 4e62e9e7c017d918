import type { PlainRecord } from './paths.ts';

/** What was typed and not saved, as the browser keeps it: a closed tab or an ended session loses nothing. */
export interface Kept {
  readonly body: PlainRecord;
  /** The version it was made from. */
  readonly basedOn: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const nameOf = (document: string): string => `staff-draft:${document}`;

/** `document` names brand and page. Null where nothing is kept, or the browser keeps nothing. */
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
    // A browser that keeps nothing still saves.
  }
}
