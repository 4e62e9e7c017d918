import { describe, expect, it } from 'vitest';
import { alderLoom } from '../../../../brands/alder-loom/brand.ts';
import { linksIn } from '../../../features/prose/prose.ts';
import { RouteTable } from '../../../page/route.ts';
import { type InformationPage, routes } from '../../../routes.ts';
import { copyOf, shelfOf, shelves } from './index.ts';
import type { Copy } from './parts.ts';

const told = { brand: alderLoom, freeFrom: 5000, flatRate: 699 };
const served = routes.filter(({ screen }) => screen === 'information').map(({ pattern }) => pattern.slice(1) as InformationPage);
const allWords = (copy: Copy): string => JSON.stringify(copy);

describe('[§2.1] the pages of words', () => {
  it('are written for every path that is served, and each stands on one shelf', () => {
    expect(shelves.flatMap(({ pages }) => pages).sort()).toEqual([...served].sort());
    for (const page of served) expect(shelfOf(page, told).pages.map((other) => other.page)).toContain(page);
  });

  it.each(served)('/%s leads nowhere that is not served', (page) => {
    const table = new RouteTable(routes);
    const copy = copyOf(page, told);
    const inside = linksIn(allWords(copy)).filter((href) => href.startsWith('/'));
    expect(inside.filter((href) => !table.match(href.split('#')[0] ?? ''))).toEqual([]);
    expect(new Set(copy.sections.map(({ id }) => id)).size).toBe(copy.sections.length);
  });
});

describe('[§9] the figures in the words', () => {
  it.each<[InformationPage, RegExp]>([
    ['returns', /30 days from delivery to start.*45/],
    ['returns', /Vault.*7 calendar days/],
    ['non-returnable-items', /Mattresses/],
    ['shipping', /\$50 or more.*\$6\.99/],
    ['promotional-terms-and-conditions', /\$5,000 at the most/],
    ['promotional-terms-and-conditions', /\$25 off a first order of \$100 or more, placed within 30 days/],
    ['customer-care', /within 24 hours/],
    ['faq', /3 to 7 business days/],
    ['faq', /up to 2 days/],
  ])('/%s says %s', (page, figure) => {
    expect(allWords(copyOf(page, told))).toMatch(figure);
  });
});
