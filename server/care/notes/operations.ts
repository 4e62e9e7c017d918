import { personalDataProblems } from '../../../contract/staff/care/personal-data.ts';
import { findCustomer } from '../../accounts/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import { insertNote } from './store.ts';

const problem = problemsOf(personalDataProblems);

/** Adds a note about a customer; the log has that it was written, not what it says. Throws `customer_not_found`. */
export async function addNote(
  { transact }: Database,
  { customerId, words }: { readonly customerId: number; readonly words: string },
  by: StaffMember,
  now: Date,
): Promise<void> {
  await transact(async (tx) => {
    if (!(await findCustomer(tx, customerId))) throw problem('customer_not_found');
    await insertNote(tx, customerId, { memberId: by.memberId, at: now, words });
    await audit(tx, { by, action: 'customer.noted', subject: { kind: 'customer', id: customerId } }, now);
  });
}
