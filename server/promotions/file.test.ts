import { describe, expect, it } from 'vitest';
import { readPromotionsFile } from './file.ts';
import type { WrittenPromotion } from './promotion.ts';

const rugs: WrittenPromotion = {
  key: 'rugs',
  name: 'Rugs in fall',
  label: '15% off rugs',
  startsAt: '2026-09-01T00:00:00-04:00',
  group: 'item',
  benefit: { kind: 'percent', percent: 15 },
};
const lines = (...all: unknown[]) => all.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');

describe('[rulings: Money] a file of promotions', () => {
  it('has a promotion or a pool on each line', () => {
    const read = readPromotionsFile(lines(rugs, '', { pool: 'guests', products: ['lamp', ' towel '] }, { ...rugs, key: 'more' }));
    expect(read.faults).toEqual([]);
    expect(read.promotions.map(({ key }) => key)).toEqual(['rugs', 'more']);
    expect(read.promotions[0]?.startsAt).toEqual(new Date('2026-09-01T04:00:00Z'));
    expect(read.pools).toEqual([{ pool: 'guests', products: ['lamp', 'towel'] }]);
  });

  it.each<[string, unknown, RegExp]>([
    ['no JSON', '{"key": ', /^Line 2: /],
    ['an unknown field', { ...rugs, colour: 'red' }, /colour/],
    ['an unknown brand', { ...rugs, brands: ['nobody'] }, /Brand not found/],
    ['an end before the beginning', { ...rugs, endsAt: '2026-08-01T00:00:00Z' }, /ends after it begins/],
    ['a benefit of another group', { ...rugs, benefit: { kind: 'free_shipping' } }, /This group cannot give that/],
    ['a code that nothing asks for', { ...rugs, codes: ['RUGS'] }, /conditions\.code/],
    ['three decimals', { ...rugs, benefit: { kind: 'percent', percent: 1.234 } }, /two decimals/],
    ['a pool without products', { pool: 'guests' }, /products/],
  ])('reports errors by line: %s', (_, wrong, fault) => {
    const { promotions, faults } = readPromotionsFile(lines(rugs, wrong));
    expect(promotions).toHaveLength(1);
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(faults[0]).toMatch(/^Line 2: /);
  });
});
