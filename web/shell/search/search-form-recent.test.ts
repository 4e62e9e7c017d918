import { expect, test } from 'vitest';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch, type Shelf } from './search-form-recent.ts';

function shelfOf(content?: string): Shelf {
  const kept = new Map(content === undefined ? [] : [['recent_searches', content]]);
  return () => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  });
}

test('[§2.2 recent searches] have the latest first, each once, up to a limit', () => {
  const shelf = shelfOf();
  for (const text of ['lamp', 'rug', 'bed', 'Lamp ', 'sofa', 'desk', 'vase', 'tray']) rememberSearch(shelf, text);
  expect(recentSearches(shelf)).toEqual(['tray', 'vase', 'desk', 'sofa', 'Lamp', 'bed']);
});

test('[§5 search] a text without letter or digit is not remembered, as it is not searched', () => {
  const shelf = shelfOf();
  for (const text of ['oak  lamp', '!?', ' ']) rememberSearch(shelf, text);
  expect(recentSearches(shelf)).toEqual(['oak lamp']);
});

test('[§2.2 recent searches] can be forgotten one by one or together', () => {
  const shelf = shelfOf();
  for (const text of ['lamp', 'rug']) rememberSearch(shelf, text);
  expect(forgetSearch(shelf, 'LAMP')).toEqual(['rug']);
  expect(recentSearches(shelf)).toEqual(['rug']);
  forgetSearches(shelf);
  expect(recentSearches(shelf)).toEqual([]);
  expect(shelf().getItem('recent_searches')).toBeNull();
});

test.each(['{', '{}', 'null', '"lamp"'])('[§2.2 recent searches] ignore stored data that is no list (%s)', (content) => {
  expect(recentSearches(shelfOf(content))).toEqual([]);
});

test('[§2.2 recent searches] never break searching when storage is blocked', () => {
  const shelf: Shelf = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  rememberSearch(shelf, 'lamp');
  expect(recentSearches(shelf)).toEqual([]);
});
