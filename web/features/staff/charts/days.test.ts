import { expect, it } from 'vitest';
import { everyDay } from './days.ts';

it('[money: Promotions] charts name every day, across months and the end of summer time', () => {
  const known = new Map([['2026-11-01', 2]]);
  expect(everyDay({ from: '2026-10-31', to: '2026-11-02' }, known, () => 0)).toEqual([0, 2, 0]);
});
