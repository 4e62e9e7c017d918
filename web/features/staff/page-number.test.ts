import { describe, expect, it } from 'vitest';
import { pageIn, pageNumber } from './page-number.ts';

const rows = Array.from({ length: 101 }, (_, index) => index + 1);

describe('[console] a page of a whole list', () => {
  it.each([
    ['', 101, { page: 1, pages: 3 }, [1, 50]],
    ['?page=2', 101, { page: 2, pages: 3 }, [51, 100]],
    ['?page=3', 101, { page: 3, pages: 3 }, [101, 101]],
    ['?page=9', 101, { page: 3, pages: 3 }, [101, 101]],
    ['?page=-1', 101, { page: 1, pages: 3 }, [1, 50]],
    ['?page=2', 50, { page: 1, pages: 1 }, [1, 50]],
    ['', 0, { page: 1, pages: 1 }, [undefined, undefined]],
  ])('%s of %i rows', (search, count, place, [first, last]) => {
    const { rows: shown, ...found } = pageIn(rows.slice(0, count), new URL(`http://shop.example/staff/members${search}`));
    expect(found).toEqual(place);
    expect([shown[0], shown.at(-1)]).toEqual([first, last]);
  });
});

it.each([
  ['', 1],
  ['?page=7', 7],
  ['?page=07', 1],
  ['?page=12000', 10_000],
  ['?page=2&page=3', 2],
  ['?orders=3', 1],
])('[console] the page that %s asks for is one that the endpoint takes', (search, page) => {
  expect(pageNumber(new URL(`http://shop.example/staff/orders${search}`))).toBe(page);
});
