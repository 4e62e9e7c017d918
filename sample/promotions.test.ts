import { describe, expect, it } from 'vitest';
import { campaign, promotion } from '../server/promotions/index.ts';
import { codeAlphabet } from '../server/promotions/unique-codes.ts';
import { campaigns } from './campaigns.ts';
import { friendsCodes, promotions } from './promotions.ts';
import { taxonomy } from './taxonomy.ts';

const all = promotions.map((one) => promotion.parse(one));
const paths = (nodes: typeof taxonomy, above = ''): string[] =>
  nodes.flatMap(({ slug, children = [] }) => [`${above}${slug}`, ...paths(children, `${above}${slug}/`)]);

describe('[rulings: Money] the demonstration’s promotions', () => {
  it('show every benefit in every group where it is allowed, and every kind of limit', () => {
    const kinds = new Set(all.map(({ group, benefit: { kind } }) => `${group} ${kind}`));
    expect([...kinds].sort()).toEqual([
      'item buy_x_get_y',
      'item fixed_price',
      'item percent',
      'order amount',
      'order percent',
      'order tiers',
      'shipping free_shipping',
    ]);
    expect(all.some(({ conditions }) => conditions.firstOrder)).toBe(true);
    expect(all.some(({ conditions }) => conditions.paymentTypes?.in?.includes('PLCC'))).toBe(true);
    expect(all.some(({ conditions, codes }) => conditions.code && codes.length === 0)).toBe(true);
    expect(all.some(({ brands }) => brands.join() === 'pip-alder')).toBe(true);
  });

  it('use existing categories, and unique keys and codes', () => {
    const known = paths(taxonomy);
    for (const { conditions } of all) expect(known).toEqual(expect.arrayContaining(conditions.categories?.in ?? []));
    for (const names of [all.map(({ key }) => key), [...all.flatMap(({ codes }) => codes), ...friendsCodes]]) {
      expect(new Set(names).size).toBe(names.length);
    }
    for (const code of friendsCodes) expect(code).toMatch(new RegExp(`^[${codeAlphabet}]{10}$`));
  });

  it("take little off automatically: gift wrap and the store card's discount", () => {
    const unasked = all.filter(({ conditions: { code, campaign: link, paymentTypes } }) => !code && !link && !paymentTypes?.in);
    expect(unasked.map(({ conditions }) => conditions.categories?.in)).toEqual([['holiday-and-gifts/gifts/gift-wrap']]);
  });

  it('have a campaign where they need one', () => {
    const named = campaigns.map((one) => campaign.parse(one).promotion).filter((key) => key !== null);
    expect(all.filter(({ conditions }) => conditions.campaign).map(({ key }) => key)).toEqual(named);
  });
});
