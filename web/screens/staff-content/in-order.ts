import type { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import type { OutputOf } from '../../../contract/endpoint.ts';

export type ListedDocument = OutputOf<typeof contentStaffEndpoints.list>['documents'][number];

/** How a page stands: what is public and whether the draft says more, or nothing is. */
export type State = 'public' | 'changed' | 'draft';
export const stateNames: Readonly<Record<State, string>> = { public: 'Public', changed: 'Public, with changes', draft: 'Not public' };

export const stateOf = ({ public: version, latest }: Pick<ListedDocument, 'public' | 'latest'>): State =>
  version === null ? 'draft' : version === latest ? 'public' : 'changed';

export type Filter = State | 'planned';
export const isFilter = (value: string | null): value is Filter => value !== null && (value === 'planned' || value in stateNames);

const keys = ['title', 'saved'] as const;
export type Key = (typeof keys)[number];

/** What the list is ordered by; in the URL `saved`, or `-saved` the other way round. */
export interface Order {
  readonly key: Key;
  readonly isDescending: boolean;
}

export function orderOf(sort: string | null): Order {
  const key = keys.find((name) => name === sort?.replace('-', ''));
  return key ? { key, isDescending: sort?.startsWith('-') ?? false } : { key: 'title', isDescending: false };
}

/** The pages that the list is narrowed to, in its order. */
export function shownOf(documents: readonly ListedDocument[], filter: Filter | null, { key, isDescending }: Order): ListedDocument[] {
  const way = isDescending ? -1 : 1;
  const sortKey = (one: ListedDocument) => (key === 'title' ? one.title.toLowerCase() : one.savedAt);
  return documents
    .filter((one) => filter === null || (filter === 'planned' ? one.planned !== null : stateOf(one) === filter))
    .toSorted((a, b) => way * sortKey(a).localeCompare(sortKey(b)));
}
