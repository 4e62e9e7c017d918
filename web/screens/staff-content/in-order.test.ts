import { expect, it } from 'vitest';
import { orderOf } from '../../features/staff/order.ts';
import { type Filter, keys, type ListedDocument, nameOf, shownOf } from './in-order.ts';

const documents = [
  { title: 'sale', latest: 3, public: 2, savedAt: '2026-03', planned: { version: 3 } },
  { title: 'Deals', latest: 1, public: 1, savedAt: '2026-01', planned: null },
  { title: 'New', latest: 1, public: null, savedAt: '2026-02', planned: null },
] as unknown as ListedDocument[];

it.each([
  [null, null, 'Deals New sale'],
  [null, '-title', 'sale New Deals'],
  [null, '-saved', 'sale New Deals'],
  [null, 'saved', 'Deals New sale'],
  ['changed', null, 'sale'],
  ['public', null, 'Deals'],
  ['draft', null, 'New'],
  ['planned', null, 'sale'],
] as const)('[content] state=%s sort=%s lists %s', (filter, sort, titles) => {
  const shown = shownOf(documents, filter as Filter | null, orderOf(keys, sort));
  expect(shown.map(({ title }) => title).join(' ')).toBe(titles);
});

it('[content] names and sorts the home page as such, not by its title for search engines', () => {
  const home = { key: 'homepage', title: 'Alder & Loom: furniture' } as ListedDocument;
  const shown = shownOf([...documents, home], null, orderOf(keys, null));
  expect(shown.map(nameOf)).toEqual(['Deals', 'Home page', 'New', 'sale']);
});
