import { impersonationProblems } from '../../../contract/staff/care/impersonation.ts';
import { impersonationOf } from '../../accounts/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Guard } from '../../platform/http/api.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit } from '../../staff/index.ts';

const problem = problemsOf(impersonationProblems);

/**
 * Applies the contract's `whileImpersonating` policy to every call made while acting for a customer: refuses what is reserved for the customer, and
 * audits changes.
 */
export function guardImpersonation(database: Database): Guard {
  return async ({ name, method, whileImpersonating }, call) => {
    const acting = await impersonationOf(database.read, call);
    if (!acting) return;
    if (whileImpersonating === 'refused') throw problem('impersonation_closed');
    if (method === 'GET' || whileImpersonating === 'unlogged') return;
    const subject = { kind: 'customer', id: acting.customer.customerId };
    const entry = { by: acting.staff, action: 'customer.acted_for', subject, details: { call: name } };
    await database.transact((tx) => audit(tx, entry, call.now));
  };
}
