import { expect, test } from 'vitest';
import type { Restriction } from '../../../contract/urls/search-url.ts';
import { isFollowed, robotsOf } from './indexing.ts';
import type { Selection } from './selection.ts';

const color: Restriction[] = ['navy', 'teal'].map((value) => ({ key: 'color', value }));
const oak: Restriction = { key: 'material', value: 'oak' };
const round: Restriction = { key: 'shape', value: 'round' };
const price: Restriction = { key: 'price', value: '100-250' };
const of = (...filters: Restriction[]): Selection => ({ filters, sort: 'relevance' });

test.each([
  ['a plain list', of(), 12, undefined],
  ['one option and eight results', of(oak), 8, undefined],
  ['one option and seven results', of(oak), 7, 'noindex, follow'],
  ['two options', of(oak, round), 40, 'noindex, follow'],
  ['three options and three results', of(...color, oak), 3, 'noindex, follow'],
  ['four options', of(...color, oak, round), 12, 'noindex, nofollow'],
  ['two results', of(oak), 2, 'noindex, nofollow'],
  ['a range', of(price), 12, 'noindex, nofollow'],
  ['nothing in it', of(), 0, 'noindex, follow'],
  ['another order', { ...of(), sort: 'newest' } satisfies Selection, 12, 'noindex, follow'],
])('[§9 indexing] %s', (_what, selection, total, robots) => {
  expect(robotsOf({ selection, total, isSearch: false })).toBe(robots);
});

test('[checklist: Search engines 5] search results are never indexed', () => {
  expect(robotsOf({ selection: of(), total: 12, isSearch: true })).toBe('noindex, follow');
  expect(robotsOf({ selection: of(...color, oak, round), total: 12, isSearch: true })).toBe('noindex, nofollow');
});

test('[§9 indexing] crawlers follow links with up to three values of different filters and at least three results', () => {
  expect(isFollowed(of(oak, round), 3)).toBe(true);
  expect(isFollowed(of(oak, round), 2)).toBe(false);
  expect(isFollowed(of(...color), 12)).toBe(false);
  expect(isFollowed(of(price), 12)).toBe(false);
});
