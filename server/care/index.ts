/**
 * Customer care: staff look up customers and orders, act for customers, export, erase and merge their data. Guarantees that every view and action is audited, and
 * that what is reserved for the customer stays theirs.
 */
export { workCare } from './erasure/jobs.ts';
export { guardImpersonation } from './impersonation/guard.ts';
export { endImpersonationsOfStaff } from './impersonation/operations.ts';
export { bindCare as mountCare } from './routes.ts';
