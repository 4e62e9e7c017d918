import { describe, expect, it } from 'vitest';
import { linksIn, piecesOf, plainWords } from './prose.ts';

describe('[§2.11] prose', () => {
  it.each([
    ['Just words.', [{ text: 'Just words.' }]],
    ['See [refunds](/refunds).', [{ text: 'See ' }, { text: 'refunds', href: '/refunds' }, { text: '.' }]],
    [
      '[a](/a)[b](tel:+1)',
      [
        { text: 'a', href: '/a' },
        { text: 'b', href: 'tel:+1' },
      ],
    ],
    ['[not a link] (really)', [{ text: '[not a link] (really)' }]],
    ['', []],
  ])('%s', (paragraph, pieces) => {
    expect(piecesOf(paragraph)).toEqual(pieces);
  });

  it('gives its links, and its words without them', () => {
    expect(linksIn('[a](/a) and [b](/b#c)')).toEqual(['/a', '/b#c']);
    expect(plainWords('See [refunds](/refunds).')).toBe('See refunds.');
  });
});
