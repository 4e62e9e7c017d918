/**
 * Owns the visitor's identity: guests, customers and their sessions. Guarantees that stored data opens no session, and that every process rejects an
 * ended session.
 */

export { findAddresses as findAddressesOf } from './address-book/store.ts';
export { cameFrom, emailLink } from './came-from.ts';
export { type Customer, provedEmailOf } from './customer.ts';
export { findPreviousEmails } from './email-address/store.ts';
export { mayWriteTo, preferencesPath } from './email-preferences/index.ts';
export { accountReplaced, emailChanged, emailProved, signedIn, unsubscribed } from './events.ts';
export { guestLifetimeSeconds, guestOf } from './guest.ts';
export {
  endImpersonation,
  endImpersonationsOf,
  impersonate,
  impersonationOf,
} from './impersonation.ts';
export { workAccounts } from './jobs.ts';
export { type CustomerRow, countCustomers, findCustomers } from './listing/store.ts';
export { passwordsOf } from './passwords/index.ts';
export type { Person, PersonalData, PersonalRow } from './person.ts';
export { eraseAccount, mergeAccount, personOf } from './personal/operations.ts';
export { findAccountData, findConsents } from './personal/store.ts';
export { rememberOrderDetails } from './remember-order-details.ts';
export { accountParts, bindAccounts as mountAccounts } from './routes.ts';
export { resetSecondFactor } from './second-factor/operations.ts';
export { findSecondFactor } from './second-factor/store.ts';
export { serveFamilySignIn } from './session-transfer/routes.ts';
export { hasEndedSession } from './sessions/index.ts';
export { findDevices } from './sessions/store.ts';
export { type DemandProof, proofDemander } from './sign-in/check.ts';
export { findCustomer, findCustomerByEmail, lockCustomer, type StoredCustomer } from './store.ts';
export { customerOf, customerOfOwner, ensureVisitor, ownerOfCustomer, requireCustomer, type Visitor, visitorOf } from './visitor.ts';
