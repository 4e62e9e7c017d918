import { expect, it } from 'vitest';
import type { ListedMember } from '../../../contract/staff/staff.ts';
import { orderOf } from '../../features/staff/order.ts';
import { inOrder, keys } from './in-order.ts';

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
    inOrder(members, orderOf(keys, sort))
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names);
});
