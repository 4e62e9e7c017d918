import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

const read = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((entry) => (entry.kind === 'gap' ? '…' : entry.page))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('page %i of %i shows %s', (page, pages, text) => {
  expect(read(page, pages)).toBe(text);
});

test('always shows first, last and current, in order, and never more than seven entries', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }).chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages))),
      ([page, pages]) => {
        const numbers = pageWindow(page, pages).flatMap((entry) => (entry.kind === 'page' ? [entry.page] : []));
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toContain(1);
        expect(numbers).toContain(page);
        expect(numbers).toContain(pages);
        expect(pageWindow(page, pages).length).toBeLessThanOrEqual(7);
      },
    ),
  );
});
