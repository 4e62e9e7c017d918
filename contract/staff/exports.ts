import type { Permission } from './staff-roles.ts';

/** Lists that staff can download as CSV, each with the permission it takes. */
export const exportPermissions = {
  customers: 'customers.privacy',
  prices: 'catalog.edit',
  promotions: 'promotions.read',
  redirects: 'content.edit',
  reviews: 'reviews.moderate',
  stock: 'catalog.edit',
} as const satisfies Readonly<Record<string, Permission>>;
export type ExportSubject = keyof typeof exportPermissions;

/** The address of a list as CSV. */
export const exportPath = (subject: ExportSubject): string => `/api/staff/exports/${subject}.csv`;
