import { accountProblems } from '../../../contract/accounts/accounts.ts';
import type { Call } from '../../platform/http/call.ts';
import { logFailedSignIn } from '../../platform/http/failed-sign-in.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { emailKey } from '../customer.ts';
import type { AccountParts } from '../parts.ts';
import { findCustomer, type StoredCustomer } from '../store.ts';
import { ownerOfCustomer } from '../visitor.ts';

const problem = problemsOf(accountProblems);

/** Returns the account if its current password is right. Throws `unauthorized`, `too_many_attempts`, and `password_wrong` at the field. */
export async function requirePassword(
  parts: AccountParts,
  customerId: number,
  { password, field }: { password: string; field: string },
  call: Call,
): Promise<StoredCustomer> {
  const customer = await findCustomer(parts.database.read, customerId);
  if (!customer) throw problem('unauthorized');
  const attempt = { network: call.network, emailKey: emailKey(customer.email), isKnownDevice: true, bringsProof: false };
  const account = ownerOfCustomer(customerId);
  const { demand, takeBack } = await parts.gate.enter(attempt, false);
  if (demand === 'wait') {
    logFailedSignIn(call, { account, reason: 'too_many_attempts' });
    throw problem('too_many_attempts', { retryAfterSeconds: 60 });
  }
  const matches = await parts.hasher.verify(customer.passwordHash, password, 'trusted').catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if (!matches) {
    logFailedSignIn(call, { account, reason: 'wrong_password' });
    throw problem('password_wrong', undefined, { [field]: 'This is not your current password.' });
  }
  await takeBack();
  return customer;
}
