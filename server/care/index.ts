/**
 * What staff do for customers: look them and their orders up, act in their name, read what they review. Promises that nobody is looked at or acted for
 * without a line in the log that says who did, and that what is a customer's alone stays theirs.
 */
export { guardImpersonation } from './impersonation/guard.ts';
export { endImpersonationsOfStaff } from './impersonation/operations.ts';
export { bindCare as mountCare } from './routes.ts';
