import type { AuditEntry } from '../../../contract/staff-audit.ts';

/** What the log's actions are called; one that is missing here reads as it is stored. */
const actionWords: Readonly<Record<string, string>> = {
  'content.published': 'Published content',
  'content.picture_added': 'Sent a picture',
  'content.picture_removed': 'Deleted a picture',
  'customer.acted_for': 'Did something for a customer',
  'customer.impersonation_ended': 'Stopped acting for a customer',
  'customer.impersonation_started': 'Began acting for a customer',
  'customer.viewed': 'Looked at a customer',
  'flags.cleared': 'Gave a feature back to its default',
  'flags.set': 'Set a feature',
  'maintenance.closed': 'Closed the shop',
  'maintenance.opened': 'Opened the shop',
  'order.address_viewed': 'Looked at where an order goes',
  'order.shipped': 'Shipped an order',
  'order.viewed': 'Looked at an order',
  'redirects.removed': 'Removed a redirect',
  'redirects.saved': 'Saved a redirect',
  'redirects.taken': 'Took in many redirects',
  'review.approved': 'Published a review',
  'review.rejected': 'Turned a review down',
  'search.synonym_added': 'Added a line of synonyms',
  'search.synonym_changed': 'Changed a line of synonyms',
  'search.synonym_removed': 'Deleted a line of synonyms',
  'staff.code_refused': 'Typed a wrong code',
  'staff.created': 'Took somebody on',
  'staff.disabled': 'Disabled a member',
  'staff.reset': 'Reset a member',
  'staff.role_changed': 'Changed a role',
  'staff.set_up': 'Set up their account',
  'staff.signed_in': 'Signed in',
  'staff.signed_out': 'Signed out',
};

export const actionName = (action: string): string => actionWords[action] ?? action;

/** An entry's details in a line: `from fulfilment, to merchandiser`. */
export const detailsOf = ({ details }: Pick<AuditEntry, 'details'>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');
