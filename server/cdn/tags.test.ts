import { describe, expect, it } from 'vitest';
import { batchesOf, pageTags } from './tags.ts';

describe('[architecture: CDN] tags', () => {
  it.each([
    ['product:12', true],
    ['category:9', true],
    ['content:alder-loom:care-and-repair', true],
    ['site:pip-alder', true],
    ['home', true],
    ['listing', true],
    ['menu', true],
    ['promotions', true],
    ['text-results', true],
    // Of people and of the shop's own state.
    ['customer:12', false],
    ['session:4', false],
    ['flags', false],
    ['maintenance', false],
    ['tax-rates', false],
    ['menu-of-the-day', false],
    ['content:alder-loom:a,menu', false],
    ['content:alder-loom:a b', false],
  ])('%s is one of pages: %s', (tag, isOne) => {
    expect(pageTags([tag])).toEqual(isOne ? [tag] : []);
  });

  const products = (count: number) => Array.from({ length: count }, (_, id) => `product:${id}`);

  it.each<[string, string[][], number, string[][]]>([
    ['nothing', [], 100, []],
    [
      'each once',
      [
        ['product:1', 'listing'],
        ['listing', 'product:2'],
      ],
      100,
      [['product:1', 'listing', 'product:2']],
    ],
    ['in batches', [products(5)], 2, [['product:0', 'product:1'], ['product:2', 'product:3'], ['product:4']]],
    ['every page alone', [['product:1'], ['menu', 'listing']], 100, [['menu']]],
    ['every page for very many', [products(1001)], 100, [['menu']]],
  ])('of several purges are sent together: %s', (_, purges, size, batches) => {
    expect(batchesOf(purges, size)).toEqual(batches);
  });
});
