/**
 * Owns who the visitor is: guests, customers and their sessions. Promises that what is stored opens nobody's session, and that an ended
 * session is believed by no process.
 */

export { findAddresses as findAddressesOf } from './address-book/store.ts';
export type { Customer } from './customer.ts';
export { signedIn } from './events.ts';
export { guestLifetimeSeconds, guestOf } from './guest.ts';
export { serveFamilySignIn } from './hand-over/routes.ts';
export {
  endImpersonation,
  endImpersonationsOf,
  type Impersonation,
  impersonate,
  impersonationOf,
} from './impersonation.ts';
export { workAccounts } from './jobs.ts';
export { learnFromOrder } from './learn-from-order.ts';
export { passwordsOf } from './passwords/index.ts';
export { accountParts, bindAccounts as mountAccounts } from './routes.ts';
export { findCustomer, findCustomersByEmail } from './store.ts';
export { customerOf, customerOfOwner, ensureVisitor, ownerOfCustomer, requireCustomer, type Visitor, visitorOf } from './visitor.ts';
