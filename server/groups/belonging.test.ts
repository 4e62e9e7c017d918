import { expect, it } from 'vitest';
import { belongs } from './belonging.ts';

const none = { isMember: false, spentFrom: null, ordersFrom: null };

it.each([
  ['by hand, without having bought', { ...none, isMember: true, ordersFrom: 9 }, { orders: 0, spent: 0 }, true],
  ['not without a rule', none, { orders: 5, spent: 90_000 }, false],
  ['by what they spent, exactly', { ...none, spentFrom: 50_000 }, { orders: 1, spent: 50_000 }, true],
  ['not a cent below', { ...none, spentFrom: 50_000 }, { orders: 9, spent: 49_999 }, false],
  ['by orders', { ...none, ordersFrom: 3 }, { orders: 3, spent: 0 }, true],
  ['not with one order less', { ...none, ordersFrom: 3 }, { orders: 2, spent: 90_000 }, false],
  ['only when both parts hold', { ...none, spentFrom: 50_000, ordersFrom: 3 }, { orders: 3, spent: 40_000 }, false],
])('[look: staff console] a customer belongs to a group %s', (_name, group, spending, expected) => {
  expect(belongs(group, spending)).toBe(expected);
});
