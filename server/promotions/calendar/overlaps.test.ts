import { expect, it } from 'vitest';
import { overlapsOf } from './overlaps.ts';

type Planned = Parameters<typeof overlapsOf>[0][number];

const planned = (promotionId: number, more: Partial<Planned> = {}): Planned => ({
  promotionId,
  brands: [],
  group: 'order',
  stacksWith: [],
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  ...more,
});

it.each([
  ['of the order group', {}, {}, true],
  ['of the shipping group', { group: 'shipping' }, { group: 'shipping' }, true],
  ['of the item group, which share an order', { group: 'item' }, { group: 'item' }, false],
  ['of two groups that do not name each other', { group: 'item' }, {}, true],
  ['of two groups of which one names the other', { group: 'item', stacksWith: ['order'] }, {}, true],
  ['of two groups that name each other', { group: 'item', stacksWith: ['order'] }, { stacksWith: ['item'] }, false],
  ['of which one begins as the other ends', {}, { startsAt: new Date('2026-12-01T00:00:00Z'), endsAt: null }, false],
  ['of which one begins a moment before', {}, { startsAt: new Date('2026-11-30T23:59:59Z'), endsAt: null }, true],
  ['without an end', { endsAt: null }, { startsAt: new Date('2030-01-01T00:00:00Z'), endsAt: null }, true],
  ['of two brands', { brands: ['alder-loom'] }, { brands: ['pip-alder'] }, false],
  ['of one brand and all', { brands: ['alder-loom'] }, {}, true],
] as const satisfies readonly (readonly [string, Partial<Planned>, Partial<Planned>, boolean])[])(
  '[money: Promotions] promotions %s never combine at the same time: %s',
  (_name, first, second, never) => {
    const overlaps = overlapsOf([planned(1, first), planned(2, second)]);
    expect([overlaps.get(1), overlaps.get(2)]).toEqual(never ? [[2], [1]] : [[], []]);
  },
);
