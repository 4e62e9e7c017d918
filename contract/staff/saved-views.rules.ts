import { defineProblems, staffOnlyProblems } from '../api/problems.ts';
import type { Permission } from './staff-roles.ts';

/** The console's lists with filters in their address, and the permission that each needs. */
export const viewedLists = {
  audit: 'audit.read',
  content: 'content.edit',
  customers: 'customers.read',
  drafts: 'orders.draft',
  members: 'staff.manage',
  orders: 'orders.read',
  payments: 'orders.refund',
  products: 'catalog.edit',
  promotions: 'promotions.read',
  redirects: 'content.edit',
  'restricted-codes': 'settings.edit',
  returns: 'orders.returns',
  reviews: 'reviews.moderate',
  shipments: 'orders.read',
  synonyms: 'search.edit',
  taxes: 'settings.edit',
} as const satisfies Readonly<Record<string, Permission>>;
export type ViewedList = keyof typeof viewedLists;

/** Most views that a member can have of one list. */
export const maxViews = 20;
export const maxViewNameLength = 60;

export const savedViewProblems = defineProblems({
  ...staffOnlyProblems,
  too_many_views: { status: 409, message: `You can save up to ${maxViews} views of a list. Delete one first.` },
  view_name_taken: { status: 409, message: 'You already have a view with this name' },
  view_not_found: { status: 404, message: 'This view has been deleted.' },
});
