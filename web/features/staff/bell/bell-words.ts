import type { BellKind } from '../../../../contract/staff/bell.ts';
import {
  staffEmails,
  staffOrders,
  staffPayments,
  staffProductImport,
  staffReturns,
  staffReviews,
  staffWebhooks,
} from '../../../staff-routes.ts';

interface Told {
  readonly title: string;
  readonly detail: string;
  /** The list with them. */
  readonly href: string;
}

/** What each of the bell's kinds is called, and where it is done. */
export const bellWords: Readonly<Record<BellKind, Told>> = {
  late_orders: {
    title: 'Orders late to pack',
    detail: 'Waiting for more than 48 hours',
    href: staffOrders({ state: 'to_ship', sort: 'placed' }),
  },
  held_orders: { title: 'Orders on hold', detail: 'To release or cancel', href: staffOrders({ state: 'held' }) },
  late_returns: { title: 'Unanswered returns', detail: 'Waiting for more than 24 hours', href: staffReturns() },
  failed_payments: { title: 'Failed payments', detail: 'Captures, refunds and releases', href: staffPayments() },
  unsent_emails: { title: 'Undelivered emails', detail: 'Not sent, or bounced', href: staffEmails() },
  failing_webhooks: { title: 'Failing webhooks', detail: 'Nothing delivered, or turned off for that', href: staffWebhooks() },
  waiting_reviews: { title: 'Reviews to moderate', detail: 'Oldest first', href: staffReviews({ view: 'waiting', sort: 'oldest' }) },
  reported_reviews: { title: 'Reported reviews', detail: 'By shoppers', href: staffReviews({ reported: '1' }) },
  failed_imports: { title: 'Imports failed or stopped', detail: 'In the last 24 hours', href: staffProductImport() },
  finished_imports: { title: 'Imports finished', detail: 'In the last 24 hours', href: staffProductImport() },
};
