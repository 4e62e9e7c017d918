import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const load = (query: string) => page.load({ url: new URL(`/search${query}`, 'https://shop.example') } as PageRequest);

test('[§5 search text] without script, a text of signs alone stays in the box, with advice', async () => {
  const loaded = await load('?q=+---+');
  if (loaded.kind !== 'data') throw new Error('there is no page');
  expect(page.searchText?.(loaded.data)).toBe('---');
  expect(renderToStaticMarkup(createElement(page.Screen, { data: loaded.data }))).toContain('Type a word or a number.');
});

test.each([
  ['?q=oak+table', '/oak-table/k/results.html'],
  ['?q=---&color=navy', '/navy/color/results.html'],
  ['?q=+', '/'],
  ['', '/'],
])('[§5 search text] without script, %s leads to %s', async (query, location) => {
  expect(await load(query)).toMatchObject({ kind: 'redirect', location, status: 303 });
});
