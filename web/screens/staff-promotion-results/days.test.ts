import { expect, it } from 'vitest';
import { everyDay } from './days.ts';

it('[money: Promotions] results name every day, across months and the end of summer time', () => {
  const second = { day: '2026-11-01', orders: 2, sales: 500, discount: 50 };
  expect(everyDay({ from: '2026-10-31', to: '2026-11-02' }, [second])).toEqual([
    { day: '2026-10-31', orders: 0, sales: 0, discount: 0 },
    second,
    { day: '2026-11-02', orders: 0, sales: 0, discount: 0 },
  ]);
});
