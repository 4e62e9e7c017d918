import type { Permission } from './staff-roles.ts';

interface Export {
  readonly permission: Permission;
  /** The ending of the file's name. */
  readonly type: 'csv' | 'jsonl';
  /** What its first and last day are the days of; null for a list as it is now. */
  readonly days: string | null;
}

/** Lists that staff can download, with the required permission. Orders have a separate download with filters. */
export const exported = {
  brands: { permission: 'catalog.edit', type: 'csv', days: null },
  customers: { permission: 'customers.privacy', type: 'csv', days: 'Created' },
  prices: { permission: 'catalog.edit', type: 'csv', days: null },
  products: { permission: 'catalog.edit', type: 'jsonl', days: 'Changed' },
  promotions: { permission: 'promotions.read', type: 'csv', days: 'Running' },
  redirects: { permission: 'content.edit', type: 'csv', days: 'Saved' },
  returns: { permission: 'orders.returns', type: 'csv', days: 'Requested' },
  reviews: { permission: 'reviews.moderate', type: 'csv', days: 'Written' },
  stock: { permission: 'catalog.edit', type: 'csv', days: null },
} as const satisfies Readonly<Record<string, Export>>;
export type ExportSubject = keyof typeof exported;

/** The address of a list as a file. */
export const exportPath = (subject: ExportSubject): string => `/api/staff/exports/${subject}.${exported[subject].type}`;
