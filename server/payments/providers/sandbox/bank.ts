import { type BankChallenge, sandboxEndpoints, sandboxProblems } from '../../../../contract/payments/sandbox.ts';
import { checkout } from '../../../../contract/urls/shop.ts';
import { brandNameOf } from '../../../platform/brand-names.ts';
import type { Database, Db } from '../../../platform/db/index.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Call } from '../../../platform/http/call.ts';
import { problemsOf } from '../../../platform/http/problem.ts';
import { type Charge, endChallenge, findChallenged } from './store.ts';

const problem = problemsOf(sandboxProblems);

async function present(db: Db, charge: Charge, challengeId: string, { brand, now }: Call): Promise<BankChallenge> {
  const { amount, currency, last4, status, returnUrl } = charge;
  const merchant = await brandNameOf(db, brand, now);
  return { challengeId, amount, currency, merchant, last4, decided: status !== 'challenge', returnUrl: returnUrl ?? checkout() };
}

/** The fake bank's challenge page. Anyone with the link counts as the cardholder, as with a real bank. */
export function bindBank(api: Api, database: Database): void {
  const find = async (challengeId: string): Promise<Charge> => {
    const charge = await findChallenged(database.read, challengeId);
    if (!charge) throw problem('challenge_not_found');
    return charge;
  };

  api.bind(sandboxEndpoints.getChallenge, async ({ challengeId }, call) =>
    present(database.read, await find(challengeId), challengeId, call),
  );

  api.bind(sandboxEndpoints.decideChallenge, async ({ challengeId, approve }, call) => {
    const { paymentId } = await find(challengeId);
    await database.transact((tx) =>
      approve ? endChallenge(tx, paymentId, 'succeeded') : endChallenge(tx, paymentId, 'declined', 'challenge_refused'),
    );
    return present(database.read, await find(challengeId), challengeId, call);
  });
}
