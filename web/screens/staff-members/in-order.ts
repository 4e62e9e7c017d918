import type { ListedMember } from '../../../contract/staff/staff.ts';
import { type Order, sorted } from '../../features/staff/order.ts';

export const keys = ['name', 'role', 'seen'] as const;
export type Key = (typeof keys)[number];

export const inOrder = (members: readonly ListedMember[], order: Order<Key>): ListedMember[] =>
  sorted(members, order, ({ name, role, lastSeenAt }, key) => ({ name: name.toLowerCase(), role, seen: lastSeenAt ?? '' })[key]);
