import { describe, expect, it } from 'vitest';
import { chosenColumns, shownColumns } from './columns.ts';

const columns = [
  { key: 'placed', title: 'Placed' },
  { key: 'total', title: 'Total' },
  { key: 'tags', title: 'Tags', isExtra: true },
] as const;
const at = (query: string) => chosenColumns(new URL(`http://shop.test/staff/orders${query}`), columns);
const shown = (chosen: string) => shownColumns([{ key: 'number' }, ...columns], columns, chosen).map(({ key }) => key);

describe('[look: staff console] columns of a list', () => {
  it.each([
    ['', '', ['number', 'placed', 'total']],
    ['?columns=placed.total', '', ['number', 'placed', 'total']],
    ['?columns=none&columns=total&columns=placed', '', ['number', 'placed', 'total']],
    ['?columns=tags.placed', 'placed.tags', ['number', 'placed', 'tags']],
    ['?columns=none&columns=tags', 'tags', ['number', 'tags']],
    ['?columns=none', 'none', ['number']],
    ['?columns=unknown', '', ['number', 'placed', 'total']],
    ['?columns=constructor.total', 'total', ['number', 'total']],
  ])('%j is %j in the URL', (query, chosen, keys) => {
    expect(at(query)).toBe(chosen);
    expect(shown(chosen)).toEqual(keys);
    expect(at(`?columns=${chosen}`)).toBe(chosen);
  });
});
