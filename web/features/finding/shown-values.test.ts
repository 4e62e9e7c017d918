import { describe, expect, it } from 'vitest';
import type { FacetValue } from '../../../contract/search/facets.ts';
import { shownValues } from './shown-values.ts';

const list = (count: number, level?: number, name = 'v'): FacetValue[] =>
  Array.from({ length: count }, (_, at) => ({
    value: `${name}${at}`,
    label: `${name}${at}`,
    count: 1,
    selected: false,
    ...(level !== undefined && { level }),
  }));
const chosen =
  (...values: string[]) =>
  ({ value }: FacetValue) =>
    values.includes(value);
const names = (values: readonly FacetValue[]) => values.map(({ value }) => value).join(' ');

describe('[checklist: Lists 2] the values of a filter shown at once', () => {
  it.each([
    [list(8), 8, 0],
    [list(10), 10, 0],
    [list(11), 8, 3],
  ])('of %#', (values, first, rest) => {
    const shown = shownValues(values, chosen());
    expect([shown.first.length, shown.rest.length]).toEqual([first, rest]);
  });

  it('include chosen ones further down', () => {
    expect(names(shownValues(list(13), chosen('v12')).first)).toBe('v0 v1 v2 v3 v4 v5 v6 v7 v12');
  });

  it('include the siblings of an opened category', () => {
    const [living, bedroom, dining] = list(3, 0, 'room');
    const values = [living, ...list(14, 1, 'in-living'), bedroom, ...list(3, 1, 'in-bedroom'), dining].filter((one) => one !== undefined);
    const { first, rest } = shownValues(values, chosen('room0', 'room1'));
    expect(first).toEqual(values.filter((value) => !rest.includes(value)));
    expect(names(rest)).toBe('in-living8 in-living9 in-living10 in-living11 in-living12 in-living13');
  });
});
