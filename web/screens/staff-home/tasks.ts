import {
  staffContent,
  staffEmails,
  staffMaintenance,
  staffMembers,
  staffOrders,
  staffPayments,
  staffReports,
  staffReturns,
  staffReviews,
} from '../../staff-routes.ts';
import type { StaffHomeData } from './staff-home-data.ts';

/** A part of the console with its open tasks. */
export interface Task {
  readonly title: string;
  /** Open tasks; 0 when all is done. */
  readonly count: number;
  readonly detail: string;
  readonly href: string;
}

/** Tasks the member's role may see: open ones first, each group in the order of a shop's day. */
export function tasksOf(shown: StaffHomeData): Task[] {
  const { ordersWaiting, returns, paymentsFailed, emailsUnsent, runningLow, reviews, content, invited, isClosed } = shown;
  const tasks = [
    ordersWaiting !== null && {
      title: 'Orders to ship',
      count: ordersWaiting,
      detail: ordersWaiting === 0 ? 'All orders shipped.' : 'Oldest first.',
      href: staffOrders({ state: 'to_ship', sort: 'placed' }),
    },
    returns && {
      title: 'Returns',
      count: returns.open,
      detail:
        returns.open === 0
          ? 'No open returns.'
          : returns.late === 0
            ? 'All answered within 24 hours.'
            : `${returns.late} unanswered for more than 24 hours.`,
      href: staffReturns(),
    },
    paymentsFailed !== null && {
      title: 'Failed payments',
      count: paymentsFailed,
      detail: paymentsFailed === 0 ? 'All captures and refunds went through.' : 'Captures, refunds and releases that were refused.',
      href: staffPayments(),
    },
    emailsUnsent !== null && {
      title: 'Undelivered emails',
      count: emailsUnsent,
      detail: emailsUnsent === 0 ? 'Every email was sent, and none came back.' : 'Not sent, or bounced, with the reason.',
      href: staffEmails(),
    },
    runningLow !== null && {
      title: 'Running low',
      count: runningLow,
      detail: runningLow === 0 ? 'Nothing that sells runs out within a week.' : 'Sold out, or within a week at this pace.',
      href: staffReports({ by: 'stock', show: 'week' }),
    },
    reviews && {
      title: 'Reviews to moderate',
      count: reviews.waiting + reviews.reported,
      detail:
        reviews.reported > 0
          ? `${reviews.reported} reported by shoppers.`
          : reviews.waiting === 0
            ? 'No reviews to moderate.'
            : 'Oldest first.',
      href: staffReviews(reviews.waiting === 0 && reviews.reported > 0 ? { reported: '1' } : { view: 'waiting', sort: 'oldest' }),
    },
    content && {
      title: 'Unpublished pages',
      count: content.changed,
      detail: `${content.changed === 0 ? 'All changes are published.' : 'Drafts with changes that shoppers don’t see.'}${content.planned === 0 ? '' : ` ${content.planned} scheduled.`}`,
      href: staffContent(),
    },
    invited !== null && {
      title: 'Staff invitations',
      count: invited,
      detail: invited === 0 ? 'Everyone has set up their account.' : 'Invited, not set up yet.',
      href: staffMembers(),
    },
    isClosed !== null && {
      title: 'Maintenance',
      count: isClosed ? 1 : 0,
      detail: isClosed ? 'The shop is closed.' : 'The shop is open.',
      href: staffMaintenance(),
    },
  ].filter((task) => task !== null && task !== false);
  return [...tasks.filter(({ count }) => count > 0), ...tasks.filter(({ count }) => count === 0)];
}
