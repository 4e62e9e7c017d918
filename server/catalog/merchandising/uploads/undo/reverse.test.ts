import { describe, expect, it } from 'vitest';
import type { Change } from '../../../import/merging/diff.ts';
import type { Present } from '../../../import/merging/merge.ts';
import type { VariationRecord } from '../../../import/record.ts';
import { reverseChanges } from './reverse.ts';

const variation = (sku: string, more: Partial<VariationRecord> = {}): VariationRecord => ({
  sku,
  options: { Color: sku },
  price: 5000,
  stock: { east: 2 },
  ...more,
});

function product(more: Partial<Present['record']> = {}, rest: Partial<Present> = {}): Present {
  const record = {
    handle: 'sofa',
    name: 'New',
    category: 'furniture',
    description: '',
    options: [{ name: 'Color', values: [] }],
    variations: [variation('A'), variation('B')],
    ...more,
  };
  const { variations } = record;
  return {
    id: 1,
    handle: 'sofa',
    hash: 'x.',
    version: 2,
    introducedOn: '2026-01-01',
    images: [],
    model: null,
    retired: [],
    record,
    variations,
    ...rest,
  };
}
const reverse = (present: Present, ...changes: Change[]) =>
  reverseChanges(present, changes, { warehouse: 'east', closed: new Set(['gone']) });

describe('[§17 import] undoing an import', () => {
  it('a value that is still the import’s goes back; one that was changed since stays and is listed', () => {
    const present = product({ brand: 'Later', variations: [variation('A'), variation('B', { price: 7000 })] });
    const { record, restored, kept } = reverse(
      present,
      { field: 'name', before: 'Old', after: 'New' },
      { field: 'brand', before: null, after: 'Imported' },
      { field: 'price', sku: 'A', before: 4000, after: 5000 },
      { field: 'price', sku: 'B', before: 4000, after: 5000 },
    );
    expect(record).toMatchObject({ name: 'Old', brand: 'Later', variations: [{ price: 4000 }, { price: 7000 }] });
    expect(restored.map(({ field, sku }) => [field, sku])).toEqual([
      ['price', 'A'],
      ['name', undefined],
    ]);
    expect(kept.map(({ change: { field, sku, before } }) => [field, sku, before])).toEqual([
      ['price', 'B', 7000],
      ['brand', undefined, 'Later'],
    ]);
  });

  it('units are compared whatever the order of warehouses, and sold ones are not put back', () => {
    const present = product({ variations: [variation('A', { stock: { west: 1, east: 2 } }), variation('B', { stock: { east: 1 } })] });
    const { restored, kept } = reverse(
      present,
      { field: 'stock', sku: 'A', before: { east: 9 }, after: { east: 2, west: 1 } },
      { field: 'stock', sku: 'B', before: {}, after: { east: 2 } },
    );
    expect([restored.map(({ sku }) => sku), kept.map(({ change }) => change.sku)]).toEqual([['A'], ['B']]);
  });

  it('added variations go, retired ones come back to their place', () => {
    const present = product({ variations: [variation('A'), variation('C'), variation('N')] }, { retired: [variation('B')] });
    const { record } = reverse(
      present,
      { field: 'variation', sku: 'N', before: null, after: 'on sale' },
      { field: 'variation', sku: 'B', before: 'on sale', after: 'retired' },
      { field: 'order of variations', before: ['A', 'B', 'C'], after: ['A', 'C', 'N'] },
    );
    expect(record.variations.map(({ sku }) => sku)).toEqual(['A', 'B', 'C']);
  });

  it('nothing goes back to a category that was deleted or is filled by its rules', () => {
    const present = product({ alsoIn: ['decor', 'lighting'] });
    const { record, restored, kept } = reverse(
      present,
      { field: 'name', before: 'Old', after: 'New' },
      { field: 'category', before: 'gone', after: 'furniture' },
      { field: 'alsoIn', before: ['decor', 'gone'], after: ['decor', 'lighting'] },
    );
    expect(record).toMatchObject({ name: 'Old', category: 'furniture', alsoIn: ['decor', 'lighting'] });
    expect(restored.map(({ field }) => field)).toEqual(['name']);
    expect(kept.map(({ change: { field }, reason }) => [field, reason])).toEqual([
      ['alsoIn', expect.stringContaining('filled by its rules')],
      ['category', expect.stringContaining('filled by its rules')],
    ]);
  });

  it('what would not fit together with later changes stays as a whole', () => {
    const reference = { type: 'WAS' as const, amount: 6000, evidence: 'sold until May' };
    const present = product({ variations: [variation('A', { price: 5000, reference })] });
    const { record, restored, kept } = reverse(present, { field: 'price', sku: 'A', before: 8000, after: 5000 });
    expect([record, restored]).toEqual([present.record, []]);
    expect(kept[0]?.reason).toContain('must be above the price');
  });

  it('pictures and the model go back as they were stored; an absent value leaves its field out', () => {
    const image = { src: '/media/a.webp', alt: 'A' };
    const present = product({ brand: 'Imported' }, { images: [image], model: '/media/m.glb' });
    const { record, images, model } = reverse(
      present,
      { field: 'pictures', before: [], after: [image] },
      { field: 'model', before: null, after: '/media/m.glb' },
      { field: 'brand', before: null, after: 'Imported' },
    );
    expect([images, model, 'brand' in record]).toEqual([[], null, false]);
  });
});
