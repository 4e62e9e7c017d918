import { type BankChallenge, sandboxEndpoints, sandboxProblems } from '../../../../contract/sandbox.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Api } from '../../../platform/http/api.ts';
import { problemsOf } from '../../../platform/http/problem.ts';
import { type Charge, endChallenge, findChallenged } from './store.ts';

const problem = problemsOf(sandboxProblems);

function present(charge: Charge, challengeId: string, merchant: string): BankChallenge {
  const { amount, currency, last4, status, returnUrl } = charge;
  return { challengeId, amount, currency, merchant, last4, decided: status !== 'challenge', returnUrl: returnUrl ?? '/checkout' };
}

/** The pretended bank's side of a challenge: whoever has the link is the cardholder, as with a real bank's page. */
export function bindBank(api: Api, { database, merchant }: { database: Database; merchant: string }): void {
  const find = async (challengeId: string): Promise<Charge> => {
    const charge = await findChallenged(database.read, challengeId);
    if (!charge) throw problem('challenge_not_found');
    return charge;
  };

  api.bind(sandboxEndpoints.getChallenge, async ({ challengeId }) => present(await find(challengeId), challengeId, merchant));

  api.bind(sandboxEndpoints.decideChallenge, async ({ challengeId, approve }) => {
    const { paymentId } = await find(challengeId);
    await database.transact((tx) =>
      approve ? endChallenge(tx, paymentId, 'succeeded') : endChallenge(tx, paymentId, 'declined', 'challenge_refused'),
    );
    return present(await find(challengeId), challengeId, merchant);
  });
}
