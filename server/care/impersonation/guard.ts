import type { Endpoint } from '../../../contract/endpoint.ts';
import { impersonationProblems } from '../../../contract/impersonation.ts';
import { impersonationOf } from '../../accounts/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Guard } from '../../platform/http/api.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit } from '../../staff/index.ts';

const problem = problemsOf(impersonationProblems);

/** What is the customer's alone (rulings: Session and visitor): their account, and whatever they have stored to pay with. */
const closed = [/^accounts\./, /^wallet\./, /^credit\./];

/** Of that, what acting for them cannot do without: knowing who they are, and leaving. */
const open = new Set(['accounts.getVisitor', 'accounts.getToken', 'accounts.getProfile', 'accounts.logout']);

/** Staff's own calls, which write their own lines; and the page's reports of itself, which are nobody's deeds. */
const unlogged = /^(staff|care|maintenance|impersonation|reports|flags)\./;

/** Whether a call is refused to who acts for a customer. What is new in these domains is closed until somebody opens it here. */
export const isClosedTo = ({ name }: Pick<Endpoint, 'name'>): boolean => !open.has(name) && closed.some((names) => names.test(name));

/** Stands before every call of who acts for a customer: refuses what is the customer's alone, and writes down what changes something. */
export function guardImpersonation(database: Database): Guard {
  return async (endpoint, call) => {
    const acting = await impersonationOf(database.read, call);
    if (!acting) return;
    if (isClosedTo(endpoint)) throw problem('impersonation_closed');
    if (endpoint.method === 'GET' || unlogged.test(endpoint.name)) return;
    const subject = { kind: 'customer', id: acting.customer.customerId };
    const deed = { by: acting.staff, action: 'customer.acted_for', subject, details: { call: endpoint.name } };
    await database.transact((tx) => audit(tx, deed, call.now));
  };
}
