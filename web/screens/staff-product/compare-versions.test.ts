import { describe, expect, it } from 'vitest';
import type { StaffProduct } from '../../../contract/merchandising/products.ts';
import { comparableVersions, versionsIn } from './compare-versions.ts';

type Change = StaffProduct['history'][number]['changes'][number];
const entry = (version: number | null, ...changes: Change[]): StaffProduct['history'][number] => ({
  at: `2026-03-0${version ?? 1}T12:00:00.000Z`,
  by: 'Jo Park',
  action: 'product.changed',
  reason: null,
  changes,
  version,
  change: version,
});
const price = (before: number, after: number, sku = 'OAK') => ({ field: 'price', sku, before, after });
const variations = [{ sku: 'OAK', options: { Color: 'Oak' } }] as unknown as StaffProduct['variations'];
const history = [
  entry(7, price(1300, 1000)),
  entry(5, price(1200, 1300), { field: 'tags', before: [], after: ['new'] }),
  entry(4, { field: 'name', before: 'Bench', after: 'Settle' }, { field: 'variation', sku: 'INK', before: null, after: 'on sale' }),
  entry(3, price(1000, 1200)),
  entry(null, price(1, 2)),
];
/** `between`: what the shop finds for the two versions, which may be more than the page of the history. */
const compare = (search: string, product: Partial<StaffProduct> = {}, between = history) => {
  const compared = versionsIn(new URLSearchParams(search));
  return comparableVersions({ version: 7, history, ...product, between: compared.from ? between : [], variations, sellers: [] }, compared);
};

describe('[§17 products] versions of a product', () => {
  it('that can be compared are those of the history, and the one before', () => {
    const { choices, chosen, changes } = compare('');
    expect(choices.map(({ version, at, isNow }) => [version, at?.slice(0, 10), isNow])).toEqual([
      [7, '2026-03-07', true],
      [5, '2026-03-05', false],
      [4, '2026-03-04', false],
      [3, '2026-03-03', false],
      [2, undefined, false],
    ]);
    expect([chosen, changes]).toEqual([{ from: 5, to: 7 }, null]);
  });

  it('each field has its value at both, whatever it was between', () => {
    const { changes, unlisted } = compare('from=2&to=5');
    expect(changes).toEqual([
      {
        of: null,
        what: 'changed',
        fields: [
          { place: ['Name'], before: 'Bench', after: 'Settle' },
          { place: ['Tags'], before: '', after: 'new' },
        ],
      },
      { of: { title: 'INK', type: 'Variation' }, what: 'added', fields: [] },
      { of: { title: 'Oak · OAK', type: 'Variation' }, what: 'changed', fields: [{ place: ['Price'], before: '$10.00', after: '$13.00' }] },
    ]);
    expect(unlisted).toBe(0);
  });

  it('what went back in between does not differ, and versions of elsewhere are counted', () => {
    const { changes, unlisted } = compare('from=2&to=7');
    expect(changes?.map(({ of }) => of?.title ?? 'Product')).toEqual(['Product', 'INK']);
    expect(unlisted).toBe(1);
  });

  it('backwards, before and after change places', () => {
    expect(compare('from=4&to=3').changes).toEqual([
      { of: null, what: 'changed', fields: [{ place: ['Name'], before: 'Settle', after: 'Bench' }] },
      { of: { title: 'INK', type: 'Variation' }, what: 'removed', fields: [] },
    ]);
    expect(compare('from=3&to=3').changes).toEqual([]);
  });

  it('a version made elsewhere is the present one', () => {
    expect(compare('', { version: 9, history }).choices[0]).toEqual({ version: 9, at: null, by: null, isNow: true });
  });

  it('of two pages of the history can be compared', () => {
    const second = { version: 7, history: history.slice(2) };
    const { choices, changes, unlisted } = compare('from=3&to=7', second, history.slice(0, 4));
    expect(choices.map(({ version }) => version)).toEqual([7, 5, 4, 3, 2]);
    expect(changes?.map(({ of, fields }) => [of?.title ?? 'Product', fields.length])).toEqual([
      ['Product', 2],
      ['INK', 0],
      ['Oak · OAK', 1],
    ]);
    expect(unlisted).toBe(1);
  });

  it('the present one can be chosen on every page', () => {
    const { choices, chosen } = compare('', { history: history.slice(2) });
    expect(choices.map(({ version, isNow }) => [version, isNow])).toEqual([
      [7, true],
      [4, false],
      [3, false],
      [2, false],
    ]);
    expect(chosen).toEqual({ from: 4, to: 7 });
  });

  it.each(['from=1&to=7', 'from=3', 'from=x&to=7', 'from=3&to=70'])('%s names no two of them', (search) => {
    expect(compare(search).changes).toBeNull();
  });

  it('a product that nobody changed has nothing to compare', () => {
    expect(compare('', { version: 6, history: [] })).toMatchObject({ choices: [], changes: null });
  });
});
