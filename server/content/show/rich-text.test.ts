import { expect, test } from 'vitest';
import { cleanRichText } from './rich-text.ts';

test.each([
  ['an anchor', '<h2 id="cookies">Cookies</h2>', '<h2 id="cookies">Cookies</h2>'],
  ['an anchor of another system', '<h3 id="Section-4">Four</h3>', '<h3 id="Section-4">Four</h3>'],
  ['an id such as the page’s own', '<h2 id="page_data">Data</h2>', '<h2>Data</h2>'],
  ['an id of a component', '<h3 id="_r_1_">Field</h3>', '<h3>Field</h3>'],
  ['an id with other signs', '<h2 id="a b&quot;">Two</h2>', '<h2>Two</h2>'],
  ['an empty id', '<h2 id="">Two</h2>', '<h2>Two</h2>'],
  ['an id elsewhere', '<p id="cookies">Text</p>', '<p>Text</p>'],
  ['a large heading', '<h1 id="top">Top</h1>', '<h2 id="top">Top</h2>'],
  ['a large heading with an id of the page', '<h1 id="page_data">Top</h1>', '<h2>Top</h2>'],
])('[§3 text editor block] a heading may have an anchor, never an id of the page: %s', (_, written, clean) => {
  expect(cleanRichText(written)).toBe(clean);
});
