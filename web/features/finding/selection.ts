import type { SortOrder } from '../../../contract/search/search.ts';
import { type Restriction, takesSeveral } from '../../../contract/urls/search-url.ts';

/** The chosen filters and order of a list. Not the page: a new choice starts at the first. */
export interface Selection {
  readonly filters: readonly Restriction[];
  readonly sort: SortOrder;
}

type Key = Restriction['key'];

/** The change a click makes to a selection. */
export type Change = (from: Selection) => Selection;

export const isChosen = ({ filters }: Selection, key: Key, value: string): boolean =>
  filters.some((filter) => filter.key === key && filter.value === value);

/** Toggles a value: beside others where its key takes several (checklist: Lists 2), otherwise replacing the present one. */
export function toggled(selection: Selection, key: Key, value: string): Selection {
  if (isChosen(selection, key, value)) return without(selection, key, value);
  const kept = takesSeveral(key) ? selection.filters : without(selection, key).filters;
  return { ...selection, filters: [...kept, { key, value }] };
}

/** Removes one value of a key, or all of them. */
export function without(selection: Selection, key: Key, value?: string): Selection {
  const filters = selection.filters.filter((filter) => filter.key !== key || (value !== undefined && filter.value !== value));
  return { ...selection, filters };
}

export const cleared = (selection: Selection): Selection => ({ ...selection, filters: [] });

/** The order for the URL, which leaves out the default. */
export const sortInUrl = (sort: SortOrder): SortOrder | undefined => (sort === 'relevance' ? undefined : sort);
