import { expect, test } from 'vitest';
import { documentTitle } from './document.tsx';

test.each([
  ['Sofas', 'Sofas – Alder & Loom'],
  ['Alder & Loom: furniture for the home', 'Alder & Loom: furniture for the home'],
  ['A pendant light of mouth-blown glass with a brass canopy', 'A pendant light of mouth-blown glass with a brass canopy'],
  [
    'A pendant light of mouth-blown smoked glass with a brass canopy, 14 inches',
    'A pendant light of mouth-blown smoked glass with a brass…',
  ],
  ['x'.repeat(80), `${'x'.repeat(30)}…`],
])('[search engines] the title of “%s” fits a search result', (title, shown) => {
  expect(documentTitle({ title }, 'Alder & Loom')).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(60);
});

test('the title of a page that is not indexed stays whole', () => {
  const title = 'A pendant light of mouth-blown glass with a brass canopy';
  expect(documentTitle({ title, robots: 'noindex' }, 'Alder & Loom')).toBe(`${title} – Alder & Loom`);
});
