import { defineProblems, notFound, staffOnlyProblems } from '../api/problems.ts';
import { isPermission, type Permission, permissions } from './staff-roles.ts';

/** Permissions that no key has: with them one could make itself more powerful, act for a customer in a browser, erase people, or open a shop. */
const peopleOnly = ['brands.manage', 'customers.privacy', 'customers.impersonate', 'integrations.manage', 'staff.manage'] as const;
export type KeyScope = Exclude<Permission, (typeof peopleOnly)[number]>;

const peopleMay: ReadonlySet<string> = new Set(peopleOnly);
/** Whether API keys can have a permission. */
export const isKeyScope = (access: string): access is KeyScope => isPermission(access) && !peopleMay.has(access);

export const keyScopes: readonly KeyScope[] = permissions.filter(isKeyScope);

export const apiKeyProblems = defineProblems({
  ...staffOnlyProblems,
  api_key_not_found: notFound('API key'),
});
