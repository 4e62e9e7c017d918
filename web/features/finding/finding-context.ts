import { createContext, useContext } from 'react';
import type { Change, Selection } from './selection.ts';

/** What the parts of a list's filters know of the list. */
export interface Finding {
  /** What is chosen in the list on show. */
  readonly selection: Selection;
  /** The URL of a selection's first page. */
  href(to: Selection): string;
  /** Shows in place what a change makes of the selection, whatever else has been pressed and is still on its way. */
  choose(change: Change): void;
  /** Hidden fields of a form that without script goes to `search()` and comes back to this list. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** The shop's own search is not for search engines, and neither is what it is narrowed to. */
  readonly isSearch: boolean;
}

const missing: Finding = { selection: { filters: [], sort: 'relevance' }, href: () => '', choose: () => {}, fields: [], isSearch: false };

export const FindingContext = createContext(missing);
export const useFinding = (): Finding => useContext(FindingContext);
