import { secondFactorProblems } from '../../../contract/accounts/second-factor.ts';
import type { Call } from '../../platform/http/call.ts';
import { logFailedSignIn } from '../../platform/http/failed-sign-in.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { closedSeconds, takeCode, wrongCode } from '../../platform/second-factor/take-code.ts';
import { provedEmailOf } from '../customer.ts';
import type { AccountParts } from '../parts.ts';
import { customerFactors } from '../second-factor/store.ts';
import { lockCustomer } from '../store.ts';
import { followLink, linkLifetimeSeconds, readLink } from '../tokens/index.ts';
import { ownerOfCustomer } from '../visitor.ts';
import { type Entered, enter } from './operations.ts';

const problem = problemsOf(secondFactorProblems);
/** Holds a token that opens nothing but the second step. */
const cookieName = 'second_step_token';

/** Remembers on this device that the password was right, until the code is. */
export const keepFirstStep = (call: Call, token: string): void =>
  call.setCookie(cookieName, token, { maxAge: linkLifetimeSeconds('second_step') });

/**
 * Second step: returns the new session's token, as `signIn` does. Throws `first_step_ended` unless the password was given on this device within ten
 * minutes and nothing has ended that since, `code_wrong`, and `codes_closed` after five wrong codes.
 */
export async function confirmCode({ database, config }: AccountParts, code: string, call: Call): Promise<Entered> {
  const first = call.cookie(cookieName) ?? '';
  const found = await readLink(database.read, ['second_step'], first, call.now);
  if (!found) throw problem('first_step_ended');
  const { customerId } = found;
  const { outcome, entered } = await database.transact(async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (!customer || !(await readLink(tx, ['second_step'], first, call.now))) throw problem('first_step_ended');
    const outcome = await takeCode(tx, customerFactors, { secret: config.secret, personId: customerId, code }, call.now);
    if (outcome === 'wrong' || outcome === 'closed') return { outcome, entered: null };
    await followLink(tx, ['second_step'], first, call.now);
    return { outcome, entered: { token: await enter(tx, customer, call), provedEmail: provedEmailOf(customer) } };
  });
  if (entered) {
    call.setCookie(cookieName, null);
    return entered;
  }
  const account = ownerOfCustomer(customerId);
  logFailedSignIn(call, { account, reason: outcome === 'closed' ? 'too_many_attempts' : 'wrong_code' });
  if (outcome === 'closed') throw problem('codes_closed', { retryAfterSeconds: closedSeconds });
  throw problem('code_wrong', undefined, { code: wrongCode });
}
