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
export const isPermission = (access: string): access is Permission => permissions.some((permission) => permission === access);

/** What each permission allows, on screen and in `docs/how-to/staff.md`. */
export const permissionWords: Readonly<Record<Permission, string>> = {
  'audit.read': 'Read the audit log',
  'brands.manage': 'Add and edit brands',
  'catalog.edit': 'Read and edit products, stock and prices',
  'content.edit': 'Read and edit content',
  'content.publish': 'Publish content and redirects',
  'customers.edit': 'Note, group and merge customers',
  'customers.impersonate': 'Act for a customer in the shop',
  'customers.privacy': 'Export and erase personal data',
  'customers.read': 'Read customers',
  'flags.edit': 'Switch features',
  'integrations.manage': 'Manage API keys and webhooks',
  'maintenance.switch': 'Close and open the shop',
  'orders.cancel': 'Cancel, hold and release orders',
  'orders.discount': 'Give any discount on draft orders',
  'orders.draft': 'Create draft orders and payment links',
  'orders.edit': 'Edit orders and contact details',
  'orders.export': 'Export orders',
  'orders.fulfil': 'Pack and ship orders',
  'orders.read': 'Read orders',
  'orders.refund': 'Refund orders',
  'orders.returns': 'Handle returns',
  'promotions.edit': 'Edit promotions',
  'promotions.read': 'Read promotions',
  'reports.read': 'Read reports',
  'reviews.moderate': 'Moderate and answer reviews',
  'search.edit': 'Edit synonyms and search ranking',
  'settings.edit': 'Change settings',
  'staff.manage': 'Manage staff and prepare for launch',
};

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
