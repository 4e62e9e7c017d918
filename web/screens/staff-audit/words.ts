import type { AuditEntry } from '../../../contract/staff/staff-audit.ts';
import { own } from '../../../contract/values/own.ts';

/** Names of the actions. One that is missing here is shown as stored. */
const actionWords: Readonly<Record<string, string>> = {
  'category.changed': 'Changed a category',
  'category.created': 'Added a category',
  'category.merged': 'Merged a category into another',
  'category.ordered': 'Reordered categories',
  'category.rules_changed': 'Changed a category’s rules',
  'content.published': 'Published content',
  'content.picture_added': 'Uploaded an image',
  'content.picture_removed': 'Deleted an image',
  'customer.acted_for': 'Changed something for a customer',
  'customer.impersonation_ended': 'Stopped acting for a customer',
  'customer.impersonation_started': 'Started acting for a customer',
  'customer.second_factor_reset': 'Turned off a customer’s two-step sign-in',
  'customer.viewed': 'Viewed a customer',
  'email.bounce_dismissed': 'Dismissed a bounced email',
  'email.sent_again': 'Sent an email again',
  'flags.cleared': 'Removed a feature setting',
  'flags.set': 'Changed a feature',
  'import.mapping_saved': 'Saved a column mapping',
  'import.resumed': 'Resumed an import',
  'import.started': 'Imported products',
  'import.stopped': 'Stopped an import',
  'import.undone': 'Undid an import',
  'maintenance.closed': 'Closed the shop',
  'maintenance.opened': 'Reopened the shop',
  'menu_item.added': 'Added a menu item',
  'menu_item.changed': 'Changed a menu item',
  'menu_item.deleted': 'Deleted a menu item',
  'menu_item.moved': 'Moved a menu item',
  'order.address_viewed': 'Viewed an order’s shipping address',
  'order.email_resent': 'Sent an email of an order again',
  'order.invoice_viewed': 'Viewed an order’s invoice',
  'order.shipped': 'Shipped an order',
  'order.viewed': 'Viewed an order',
  'product.changed': 'Changed a product',
  'product.created': 'Added a product',
  'product.draft': 'Unpublished a product',
  'product.duplicated': 'Duplicated a product',
  'product.import_undone': 'Undid an import of a product',
  'product.imported': 'Imported a product',
  'product.published': 'Published a product',
  'product.retired': 'Retired a product',
  'product.undone': 'Undid a change to a product',
  'redirects.removed': 'Deleted a redirect',
  'redirects.saved': 'Saved a redirect',
  'redirects.taken': 'Imported redirects',
  'return.approved': 'Approved a return',
  'return.closed': 'Closed a return',
  'return.declined': 'Declined a return',
  'return.inspected': 'Inspected a return',
  'return.note_added': 'Added a note to a return',
  'return.photo_viewed': 'Viewed a photo of a return',
  'return.received': 'Received a return',
  'return.refunded': 'Refunded a return',
  'review.approved': 'Approved a review',
  'review.rejected': 'Rejected a review',
  'search.synonym_added': 'Added a synonym',
  'search.synonym_changed': 'Changed a synonym',
  'search.synonym_removed': 'Deleted a synonym',
  'staff.code_refused': 'Entered a wrong code',
  'staff.created': 'Added a staff member',
  'staff.disabled': 'Disabled a staff member',
  'staff.reset': 'Reset a staff member’s sign-in',
  'staff.role_changed': 'Changed a role',
  'staff.set_up': 'Set up an account',
  'staff.signed_in': 'Signed in',
  'staff.signed_out': 'Signed out',
};

export const actionName = (action: string): string => own(actionWords, action) ?? action;

/** An entry's details on one line: `from fulfilment, to merchandiser`; `changes name: Oak stool → Ash stool`. */
export const detailsOf = ({ details }: Pick<AuditEntry, 'details'>): string => pairsOf(details);

const pairsOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${inWords(value)}`)
    .join(', ');

function inWords(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join('; ');
  if (typeof value !== 'object') return String(value);
  if (!isChange(value)) return `(${pairsOf(Object(value))})`;
  const { sku = null, field, before = null, after = null } = value;
  return `${sku === null ? '' : `${sku} `}${field}: ${inWords(before)} → ${inWords(after)}`;
}

interface LoggedChange {
  readonly sku?: string | null;
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const isChange = (value: object | undefined): value is LoggedChange =>
  value !== undefined && 'field' in value && typeof value.field === 'string' && ('before' in value || 'after' in value);
