import { expect, test } from 'vitest';
import { cleared, isChosen, type Selection, toggled, without } from './selection.ts';

const nothing: Selection = { filters: [], sort: 'newest' };
const navy = toggled(nothing, 'color', 'navy');

test('[checklist 2] several values of one filter are added and removed one by one', () => {
  const both = toggled(navy, 'color', 'teal');
  expect(both.filters).toEqual([
    { key: 'color', value: 'navy' },
    { key: 'color', value: 'teal' },
  ]);
  expect(toggled(both, 'color', 'navy').filters).toEqual([{ key: 'color', value: 'teal' }]);
  expect(isChosen(both, 'color', 'teal')).toBe(true);
  expect(isChosen(both, 'material', 'teal')).toBe(false);
});

test('[checklist 4] a range, a rating or a switch has one value, the latest', () => {
  const ranged = toggled(toggled(navy, 'price', '0-100'), 'price', '100-');
  expect(ranged.filters).toEqual([
    { key: 'color', value: 'navy' },
    { key: 'price', value: '100-' },
  ]);
  expect(without(ranged, 'price')).toEqual(navy);
  expect(toggled(ranged, 'price', '100-')).toEqual(navy);
});

test('the order outlives the filters', () => {
  expect(cleared(navy)).toEqual(nothing);
});
