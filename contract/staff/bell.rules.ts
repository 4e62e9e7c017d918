import { defineProblems, staffOnlyProblems } from '../api/problems.ts';
import type { Permission } from './staff-roles.ts';

export const bellProblems = defineProblems({ ...staffOnlyProblems });

/** What the bell tells of, in its order, and who hears it. */
export const bellKinds = {
  late_orders: 'orders.fulfil',
  held_orders: 'orders.cancel',
  late_returns: 'orders.returns',
  failed_payments: 'orders.refund',
  unsent_emails: 'orders.edit',
  failing_webhooks: 'integrations.manage',
  waiting_reviews: 'reviews.moderate',
  reported_reviews: 'reviews.moderate',
  failed_imports: 'catalog.edit',
  finished_imports: 'catalog.edit',
} as const satisfies Readonly<Record<string, Permission>>;
export type BellKind = keyof typeof bellKinds;

/** Hours after which an order that waits for the packers is late, a return unanswered (rulings: Returns), and an ended import no news any more. */
export const bellHours = { packing: 48, answer: 24, imports: 24 } as const;
