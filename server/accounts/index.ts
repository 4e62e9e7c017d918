/**
 * Owns who the visitor is: guests, customers and their sessions. Promises that what is stored opens nobody's session, and that an ended
 * session is believed by no process.
 */
export type { Customer } from './customer.ts';
export { guestLifetimeSeconds } from './guest.ts';
export { bindAccounts as mountAccounts } from './routes.ts';
export { customerOf, ensureVisitor, ownerOfCustomer, requireCustomer, type Visitor, visitorOf } from './visitor.ts';
