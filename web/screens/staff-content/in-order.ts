import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import { type Order, sorted } from '../../features/staff/order.ts';

export type ListedDocument = OutputOf<typeof contentStaffEndpoints.list>['documents'][number];

/** Whether a page is published, and whether its draft has changes since. */
export type State = 'public' | 'changed' | 'draft';
export const stateNames: Readonly<Record<State, string>> = { public: 'Published', changed: 'Unpublished changes', draft: 'Draft' };

export const stateOf = ({ public: version, latest }: Pick<ListedDocument, 'public' | 'latest'>): State =>
  version === null ? 'draft' : version === latest ? 'public' : 'changed';

export type Filter = State | 'planned';
export const isFilter = (value: string | null): value is Filter =>
  value !== null && (value === 'planned' || Object.hasOwn(stateNames, value));

export const keys = ['title', 'saved'] as const;
export type Key = (typeof keys)[number];

/** A page's name in the list; the home page's own title is for search engines. */
export const nameOf = ({ key, title }: Pick<ListedDocument, 'key' | 'title'>): string => (key === 'homepage' ? 'Home page' : title);

/** Filters and sorts the pages. */
export function shownOf(documents: readonly ListedDocument[], filter: Filter | null, order: Order<Key>): ListedDocument[] {
  const shown = documents.filter((one) => filter === null || (filter === 'planned' ? one.planned !== null : stateOf(one) === filter));
  return sorted(shown, order, (one, key) => (key === 'title' ? nameOf(one).toLowerCase() : one.savedAt));
}
