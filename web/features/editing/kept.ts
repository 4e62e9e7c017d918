import type { PlainRecord } from '../../../contract/values/plain.ts';
import { kept } from '../../ui/browser/kept.ts';

/** Unsaved changes stored in the browser, so that a closed tab or an expired session loses nothing. */
export interface Kept {
  readonly body: PlainRecord;
  /** The version it was made from. */
  readonly basedOn: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const at = (document: string) => kept<Kept | null>(`staff-draft:${document}`, null);

/** `document` names brand and page. Null when nothing is stored, or when storage is blocked. */
export const keptDraft = (document: string): Kept | null => at(document).load();

/** Without browser storage, saving to the server still works. */
export function keepDraft(document: string, draft: Kept | null): void {
  if (draft) at(document).save(draft);
  else at(document).forget();
}
