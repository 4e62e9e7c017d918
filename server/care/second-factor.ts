import { careProblems } from '../../contract/staff/care/care.ts';
import { findCustomer, resetSecondFactor } from '../accounts/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { audit, type StaffMember } from '../staff/index.ts';
import type { EmailParts } from './emails.ts';

const problem = problemsOf(careProblems);

/** Turns two-step sign-in off for a customer. Throws `customer_not_found`, `second_factor_off`. */
export async function resetForCustomer(
  parts: Pick<EmailParts, 'jobs' | 'config'> & { readonly database: Database },
  customerId: number,
  by: StaffMember,
  call: Call,
): Promise<void> {
  await parts.database.transact(async (tx) => {
    if (!(await findCustomer(tx, customerId))) throw problem('customer_not_found');
    if (!(await resetSecondFactor(tx, parts, customerId, call))) throw problem('second_factor_off');
    await audit(tx, { by, action: 'customer.second_factor_reset', subject: { kind: 'customer', id: customerId } }, call.now);
  });
}
