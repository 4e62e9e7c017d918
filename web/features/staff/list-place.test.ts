import { expect, it } from 'vitest';
import { isDay } from '../../../contract/values/days.rules.ts';
import { askedOf, besideIn, filtersIn, isId, oneOf } from './list-place.ts';

const at = (search: string) => new URL(`http://shop.example/staff/orders?${search}`);

it.each([
  ['from=2026-02-28', '2026-02-28'],
  ['from=2026-02-30', ''],
  ['from=2026-2-28', ''],
  ['from=+2026-02-28', '2026-02-28'],
  ['', ''],
])('[console] the first day of a list at ?%s is “%s”', (search, day) => {
  expect(filtersIn(at(search), 100)('from', isDay)).toBe(day);
});

it('[console] a list reads what its filters can have from its URL, and asks for what is set', () => {
  const typed = filtersIn(at('q=++blue+lamp++&state=shipped&payment=cash&staff=0'), 6);
  const place = { q: typed('q'), state: typed('state', oneOf(['open'])), staff: typed('staff', isId), sort: undefined };
  expect(place).toEqual({ q: 'blue l', state: '', staff: '', sort: undefined });
  expect(askedOf(place)).toEqual({ q: 'blue l' });
});

it('[console] a list goes on after a row or before one, and begins without a valid one', () => {
  const row = /^\d+\.\d+$/;
  expect(besideIn(at('after=12.7'), row)).toEqual({ beside: { after: '12.7', before: undefined }, isBeginning: false });
  expect(besideIn(at('before=12'), row)).toEqual({ beside: { after: undefined, before: undefined }, isBeginning: true });
});
