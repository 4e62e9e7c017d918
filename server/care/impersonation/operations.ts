import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { type impersonationEndpoints, impersonationProblems } from '../../../contract/staff/care/impersonation.ts';
import { endImpersonation, endImpersonationsOf, findCustomer, impersonate, impersonationOf } from '../../accounts/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, type SignedInMember } from '../../staff/index.ts';
import { nameOf } from '../customers.ts';

const problem = problemsOf(impersonationProblems);

const customer = (customerId: number) => ({ kind: 'customer', id: customerId });

/**
 * Starts acting for a customer on this device for a given reason, half an hour at most; ends what the same staff session began before. Returns when
 * it ends. Throws `customer_not_found`.
 */
export async function beginImpersonation(
  database: Database,
  { customerId, reason }: { customerId: number; reason: string },
  staff: SignedInMember,
  call: Call,
): Promise<Date> {
  if (!(await findCustomer(database.read, customerId))) throw problem('customer_not_found');
  const { expiresAt, enter } = await database.transact(async (tx) => {
    await endImpersonationsOfStaff(tx, { memberId: staff.memberId, sessionIds: [staff.sessionId], now: call.now });
    const begun = await impersonate(tx, { customerId, staff }, call);
    const entry = { by: staff, action: 'customer.impersonation_started', subject: customer(customerId), reason };
    await audit(tx, { ...entry, details: { until: begun.expiresAt.toISOString() } }, call.now);
    return begun;
  });
  enter();
  return expiresAt;
}

/** Who acts for whom on this device. Throws `not_impersonating`. */
export async function showImpersonation({ read }: Database, call: Call): Promise<OutputOf<typeof impersonationEndpoints.get>> {
  const acting = await impersonationOf(read, call);
  if (!acting) throw problem('not_impersonating');
  const { memberId, name } = acting.staff;
  return {
    customer: { customerId: acting.customer.customerId, name: nameOf(acting.customer) },
    staff: { memberId, name },
    expiresAt: acting.expiresAt.toISOString(),
  };
}

/** Ends it; returns the customer, or null when nobody was impersonated. */
export async function stopImpersonation(database: Database, call: Call): Promise<number | null> {
  return database.transact(async (tx) => {
    const ended = await endImpersonation(tx, call);
    if (!ended) return null;
    const { customerId } = ended.customer;
    await audit(tx, { by: ended.staff, action: 'customer.impersonation_ended', subject: customer(customerId) }, call.now);
    return customerId;
  });
}

/** Ends the impersonations of ended staff sessions. */
export async function endImpersonationsOfStaff(
  tx: Tx,
  { memberId, sessionIds, now }: { memberId: number; sessionIds: readonly number[]; now: Date },
): Promise<void> {
  for (const customerId of await endImpersonationsOf(tx, sessionIds)) {
    await audit(tx, { by: { memberId }, action: 'customer.impersonation_ended', subject: customer(customerId) }, now);
  }
}
