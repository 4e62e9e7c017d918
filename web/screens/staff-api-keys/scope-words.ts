import type { KeyScope } from '../../../contract/staff/api-keys.ts';
import { own } from '../../../contract/values/own.ts';

const words: Readonly<Record<KeyScope, string>> = {
  'audit.read': 'Read the audit log',
  'catalog.edit': 'Read and edit products, stock and prices',
  'content.edit': 'Read and edit content',
  'content.publish': 'Publish content and redirects',
  'customers.edit': 'Note, group and merge customers',
  'customers.read': 'Read customers',
  'flags.edit': 'Switch features',
  'maintenance.switch': 'Close and open the shop',
  'orders.cancel': 'Cancel and release orders',
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
  'search.edit': 'Edit synonyms',
  'settings.edit': 'Change settings',
};

/** What a scope lets a key do. */
export const wordsOfScope = (scope: string): string => own(words, scope) ?? scope;
