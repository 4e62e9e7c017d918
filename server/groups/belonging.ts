import type { Db } from '../platform/db/index.ts';
import { findMemberships, type Membership } from './store.ts';

/** What a customer has bought: paid orders, and the cents spent on them after refunds. */
export interface Spending {
  readonly orders: number;
  readonly spent: number;
}

/** Whether somebody belongs to a group: by hand, or by its rule, all parts of which must hold. Pure. */
export function belongs({ isMember, spentFrom, ordersFrom }: Omit<Membership, 'key' | 'name'>, { orders, spent }: Spending): boolean {
  if (isMember) return true;
  if (spentFrom === null && ordersFrom === null) return false;
  return (spentFrom === null || spent >= spentFrom) && (ordersFrom === null || orders >= ordersFrom);
}

/** The groups a customer belongs to, among these keys where given; their purchases are only counted where a rule asks. */
export async function groupsOf(
  db: Db,
  customerId: number,
  keys: readonly string[] | null,
  findSpending: () => Promise<Spending>,
): Promise<Membership[]> {
  const found = await findMemberships(db, customerId, keys);
  const spending = found.every(({ isMember }) => isMember) ? { orders: 0, spent: 0 } : await findSpending();
  return found.filter((one) => belongs(one, spending));
}
