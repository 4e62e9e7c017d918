/** Staff permissions; each route or operation requires exactly one. */
export const permissions = [
  'audit.read',
  'brands.manage',
  'catalog.edit',
  'content.edit',
  'content.publish',
  'customers.edit',
  'customers.impersonate',
  'customers.privacy',
  'customers.read',
  'flags.edit',
  'integrations.manage',
  'maintenance.switch',
  'orders.cancel',
  'orders.discount',
  'orders.draft',
  'orders.edit',
  'orders.export',
  'orders.fulfil',
  'orders.read',
  'orders.refund',
  'orders.returns',
  'promotions.edit',
  'promotions.read',
  'reports.read',
  'reviews.moderate',
  'search.edit',
  'settings.edit',
  'staff.manage',
] as const;
export type Permission = (typeof permissions)[number];

export const roles = ['customer_care', 'merchandiser', 'fulfilment', 'content_editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

export const roleNames: Readonly<Record<Role, string>> = {
  customer_care: 'Customer care',
  merchandiser: 'Merchandiser',
  fulfilment: 'Fulfilment',
  content_editor: 'Content editor',
  administrator: 'Administrator',
};

/** The permissions of each role. Only administrators manage members, integrations, flags, settings and the closure of the shop. */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  customer_care: [
    'customers.read',
    'customers.edit',
    'customers.impersonate',
    'orders.read',
    'orders.cancel',
    'orders.draft',
    'orders.edit',
    'orders.export',
    'orders.refund',
    'orders.returns',
    'promotions.read',
    'reviews.moderate',
  ],
  merchandiser: [
    'catalog.edit',
    'content.edit',
    'orders.read',
    'promotions.edit',
    'promotions.read',
    'reports.read',
    'reviews.moderate',
    'search.edit',
  ],
  fulfilment: ['orders.read', 'orders.cancel', 'orders.edit', 'orders.fulfil', 'orders.returns'],
  content_editor: ['content.edit', 'content.publish'],
  administrator: permissions,
};
