import { expect, it } from 'vitest';
import type { ListedMember } from '../../../contract/staff.ts';
import { inOrder, orderOf, sortAfterPress } from './in-order.ts';

const members = [
  { name: 'zoe', role: 'administrator', lastSeenAt: null },
  { name: 'Ada', role: 'fulfilment', lastSeenAt: '2026-01-02' },
  { name: 'Mo', role: 'customer_care', lastSeenAt: '2026-01-03' },
] as ListedMember[];

it.each([
  [null, 'Ada Mo zoe'],
  ['-name', 'zoe Mo Ada'],
  ['role', 'zoe Mo Ada'],
  ['-seen', 'Mo Ada zoe'],
  ['nonsense', 'Ada Mo zoe'],
])('[look: staff console] sort=%s lists %s', (sort, names) => {
  expect(
    inOrder(members, orderOf(sort))
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names);
});

it.each([
  [null, 'name', '-name'],
  ['-name', 'name', undefined],
  [null, 'role', 'role'],
  ['role', 'role', '-role'],
  ['-role', 'role', 'role'],
  ['role', 'name', undefined],
] as const)('[look: staff console] with sort=%s a press on %s leads to sort=%s', (sort, pressed, next) => {
  expect(sortAfterPress(orderOf(sort), pressed)).toBe(next);
});
