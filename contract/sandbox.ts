import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cents, currencyCode } from './money.ts';
import { defineProblems } from './problems.ts';

const challengeId = z.uuid();

/** What the pretended bank shows its customer. */
const bankChallenge = z.object({
  challengeId,
  amount: cents,
  currency: currencyCode,
  merchant: z.string(),
  last4: z.string(),
  /** True once it was approved, refused or given up; then it cannot be decided again. */
  decided: z.boolean(),
  /** Where the shopper goes afterwards. */
  returnUrl: z.string(),
});
export type BankChallenge = z.infer<typeof bankChallenge>;

export const sandboxProblems = defineProblems({
  challenge_not_found: { status: 404, message: 'Not Found' },
});

/** The bank page of the payment sandbox (rulings: Third parties); there are no such endpoints with a real gateway. */
export const sandboxEndpoints = {
  getChallenge: endpoint({
    name: 'sandbox.getChallenge',
    summary: 'What the sandbox’s bank asks the shopper to approve',
    method: 'GET',
    path: '/api/sandbox/bank/:challengeId',
    params: z.object({ challengeId }),
    response: bankChallenge,
    problems: sandboxProblems,
  }),
  decideChallenge: endpoint({
    name: 'sandbox.decideChallenge',
    summary: 'Approves or refuses the payment at the sandbox’s bank; the first decision counts',
    method: 'POST',
    path: '/api/sandbox/bank/:challengeId',
    params: z.object({ challengeId }),
    body: z.object({ approve: z.boolean() }),
    response: bankChallenge,
    problems: sandboxProblems,
  }),
};
