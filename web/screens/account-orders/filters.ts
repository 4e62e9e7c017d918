import type { OrderFilter } from '../../../contract/orders/order-history.ts';

/** Filters of the order history, in the spec's order and words (§9). */
export const filters: readonly { readonly key: OrderFilter; readonly title: string }[] = [
  { key: 'most-recent', title: 'Most recent' },
  { key: '30-days', title: '30 days' },
  { key: '6-months', title: 'Last 6 months' },
  { key: 'this-year', title: 'This year' },
  { key: 'last-year', title: 'Last year' },
  { key: 'two-years-ago', title: 'Two years ago' },
  { key: 'three-or-more-years-ago', title: 'Three or more years ago' },
];
