import { describe, expect, it } from 'vitest';
import type { StaffHomeData } from './staff-home-data.ts';
import { tasksOf } from './tasks.ts';

const nothing: StaffHomeData = {
  isIncomplete: false,
  missing: [],
  today: null,
  month: null,
  runningLow: null,
  reviews: null,
  ordersWaiting: null,
  returns: null,
  paymentsFailed: null,
  emailsUnsent: null,
  invited: null,
  isClosed: null,
  content: null,
};
const quiet: StaffHomeData = {
  ...nothing,
  runningLow: 0,
  reviews: { waiting: 0, reported: 0 },
  ordersWaiting: 0,
  returns: { open: 0, late: 0 },
  paymentsFailed: 0,
  emailsUnsent: 0,
  content: { changed: 0, planned: 0 },
};
const titled = (shown: StaffHomeData, title: string) => tasksOf(shown).find((task) => task.title === title);

describe('[look: staff console] what is to be done', () => {
  it('has only what the role may see', () => {
    expect(tasksOf(nothing)).toEqual([]);
    expect(tasksOf({ ...nothing, ordersWaiting: 2 }).map(({ title, count }) => [title, count])).toEqual([['Orders to ship', 2]]);
  });

  it('has what is open before what is done', () => {
    const shown = { ...quiet, content: { changed: 3, planned: 0 }, returns: { open: 1, late: 0 } };
    expect(tasksOf(shown).map(({ count }) => count)).toEqual([1, 3, 0, 0, 0, 0, 0]);
    expect(new Set(tasksOf(quiet).map(({ count }) => count))).toEqual(new Set([0]));
  });

  it.each([
    ['Returns', { returns: { open: 4, late: 2 } }, 4, '2 unanswered for more than 24 hours.'],
    ['Running low', { runningLow: 6 }, 6, 'Sold out, or within a week at this pace.'],
    ['Reviews to moderate', { reviews: { waiting: 2, reported: 1 } }, 3, '1 reported by shoppers.'],
    ['Unpublished pages', { content: { changed: 0, planned: 2 } }, 0, 'All changes are published. 2 scheduled.'],
    ['Maintenance', { isClosed: true }, 1, 'The shop is closed.'],
  ])('%s: %j is %i open', (title, changed, count, detail) => {
    expect(titled({ ...quiet, ...changed }, title)).toMatchObject({ count, detail });
  });
});
