import type { SortOrder } from '../../../contract/catalog/search.ts';
import { type Restriction, takesSeveral } from '../../../contract/urls/search-url.ts';

/** What has been chosen in a list: its filters and its order. The page is not part of it: another choice begins at the first. */
export interface Selection {
  readonly filters: readonly Restriction[];
  readonly sort: SortOrder;
}

type Key = Restriction['key'];

/** What a press makes of a selection. */
export type Change = (from: Selection) => Selection;

export const isChosen = ({ filters }: Selection, key: Key, value: string): boolean =>
  filters.some((filter) => filter.key === key && filter.value === value);

/** Takes a value or gives it back: beside others of its key where that takes several (checklist: Lists 2), otherwise in place of it. */
export function toggled(selection: Selection, key: Key, value: string): Selection {
  if (isChosen(selection, key, value)) return without(selection, key, value);
  const kept = takesSeveral(key) ? selection.filters : without(selection, key).filters;
  return { ...selection, filters: [...kept, { key, value }] };
}

/** Gives back one value of a key, or all of them. */
export function without(selection: Selection, key: Key, value?: string): Selection {
  const filters = selection.filters.filter((filter) => filter.key !== key || (value !== undefined && filter.value !== value));
  return { ...selection, filters };
}

export const cleared = (selection: Selection): Selection => ({ ...selection, filters: [] });

/** The order as it stands in a URL: the list's own is left out. */
export const sortInUrl = (sort: SortOrder): SortOrder | undefined => (sort === 'relevance' ? undefined : sort);
