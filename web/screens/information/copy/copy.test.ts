import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../../brands/contents.ts';
import { brands } from '../../../../brands/index.ts';
import { linksIn } from '../../../features/prose/prose.ts';
import { RouteTable } from '../../../page/route.ts';
import { type InformationPage, routes } from '../../../routes.ts';
import { copyOf, shelfOf, shelves } from './index.ts';
import type { Copy } from './parts.ts';

const toldBy = brands.map((brand) => ({ brand, house: contentOf(brand.key).house, freeFrom: 5000, flatRate: 699 }));
const told = toldBy[0] as (typeof toldBy)[number];
const served = routes.filter(({ screen }) => screen === 'information').map(({ pattern }) => pattern.slice(1) as InformationPage);
const allWords = (copy: Copy): string => JSON.stringify(copy);

describe('[§2.1] the pages of words', () => {
  it('are written for every path that is served, and each stands on one shelf', () => {
    expect(shelves.flatMap(({ pages }) => pages).sort()).toEqual([...served].sort());
    for (const page of served) expect(shelfOf(page, told).pages.map((other) => other.page)).toContain(page);
  });

  it.each(served)('/%s leads nowhere that is not served', (page) => {
    const table = new RouteTable(routes);
    for (const told of toldBy) {
      const copy = copyOf(page, told);
      const inside = linksIn(allWords(copy)).filter((href) => href.startsWith('/'));
      expect(inside.filter((href) => !table.match(href.split('#')[0] ?? ''))).toEqual([]);
      expect(new Set(copy.sections.map(({ id }) => id)).size).toBe(copy.sections.length);
    }
  });
});

describe('[rulings: Names] each house speaks for itself', () => {
  it.each<InformationPage>(['about', 'careers', 'sell-your-products', 'oversized-delivery', 'faq'])('on /%s', (page) => {
    expect(new Set(toldBy.map((told) => allWords(copyOf(page, told)).replaceAll(told.brand.name, ''))).size).toBe(toldBy.length);
  });

  it.each(served)('and never in another’s name: /%s', (page) => {
    const words = toldBy.map((told) => ({ own: told.brand, words: allWords(copyOf(page, told)) }));
    for (const { own, words: said } of words) {
      const foreign = brands.filter((brand) => brand !== own).flatMap(({ support }) => [support.email, support.phone]);
      expect(foreign.filter((contact) => said.includes(contact))).toEqual([]);
    }
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
