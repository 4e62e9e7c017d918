import { z } from 'zod';

/** What staff may be allowed to do; a route or an operation asks for exactly one. */
export const permission = z.enum([
  'audit.read',
  'catalog.edit',
  'content.edit',
  'content.publish',
  'customers.impersonate',
  'customers.read',
  'flags.edit',
  'maintenance.switch',
  'orders.fulfil',
  'orders.read',
  'orders.refund',
  'reviews.moderate',
  'search.edit',
  'staff.manage',
]);
export type Permission = z.infer<typeof permission>;

export const role = z.enum(['customer_care', 'merchandiser', 'fulfilment', 'content_editor', 'administrator']);
export type Role = z.infer<typeof role>;

export const roleNames: Readonly<Record<Role, string>> = {
  customer_care: 'Customer care',
  merchandiser: 'Merchandiser',
  fulfilment: 'Fulfilment',
  content_editor: 'Content editor',
  administrator: 'Administrator',
};

/** Everything a role may do, and nothing else. Only the administrator decides on people, flags and the doors of the shop. */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  customer_care: ['customers.read', 'customers.impersonate', 'orders.read', 'orders.refund', 'reviews.moderate'],
  merchandiser: ['catalog.edit', 'content.edit', 'orders.read', 'reviews.moderate', 'search.edit'],
  fulfilment: ['orders.read', 'orders.fulfil'],
  content_editor: ['content.edit', 'content.publish'],
  administrator: permission.options,
};
