import { createContext, useContext } from 'react';
import type { Change, Selection } from './selection.ts';

/** What a list's filters share. */
export interface Finding {
  /** The selection of the list on screen. */
  readonly selection: Selection;
  /** The URL of a selection's first page. */
  href(to: Selection): string;
  /** Applies a change to the selection and shows the result in place, including clicks still loading. */
  choose(change: Change): void;
  /** Hidden fields of a form that without script goes through `search()` and returns to this list. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** Search results, filtered or not, are not indexed. */
  readonly isSearch: boolean;
}

const missing: Finding = { selection: { filters: [], sort: 'relevance' }, href: () => '', choose: () => {}, fields: [], isSearch: false };

export const FindingContext = createContext(missing);
export const useFinding = (): Finding => useContext(FindingContext);
