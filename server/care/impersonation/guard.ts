import { impersonationProblems } from '../../../contract/staff/impersonation.ts';
import { impersonationOf } from '../../accounts/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Guard } from '../../platform/http/api.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit } from '../../staff/index.ts';

const problem = problemsOf(impersonationProblems);

/**
 * Holds every call of who acts for a customer to what the contract says of it (`whileImpersonating`): refuses what is the customer's alone, and
 * writes down what changes something.
 */
export function guardImpersonation(database: Database): Guard {
  return async ({ name, method, whileImpersonating }, call) => {
    const acting = await impersonationOf(database.read, call);
    if (!acting) return;
    if (whileImpersonating === 'refused') throw problem('impersonation_closed');
    if (method === 'GET' || whileImpersonating === 'unlogged') return;
    const subject = { kind: 'customer', id: acting.customer.customerId };
    const deed = { by: acting.staff, action: 'customer.acted_for', subject, details: { call: name } };
    await database.transact((tx) => audit(tx, deed, call.now));
  };
}
