/** Owns groups of customers. Guarantees that who belongs to one follows from its members and its rule alone, at every moment. */
export { groupsOf, type Spending } from './belonging.ts';
export { bindGroups as mountGroups } from './routes.ts';
export { findGroupData, findGroups, moveMemberships } from './store.ts';
