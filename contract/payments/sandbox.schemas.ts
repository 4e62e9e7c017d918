import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { cents, currencyCode } from '../values/money.schemas.ts';
import { sandboxProblems } from './sandbox.rules.ts';

const challengeId = z.uuid();

/** What the fake bank shows its customer. */
const bankChallenge = z.object({
  challengeId,
  amount: cents,
  currency: currencyCode,
  merchant: z.string(),
  last4: z.string(),
  /** True once approved, refused or abandoned; then it cannot be decided again. */
  decided: z.boolean(),
  /** Where the shopper goes next. */
  returnUrl: z.string(),
});
export type BankChallenge = z.infer<typeof bankChallenge>;

export const sandboxDeclarations = {
  getChallenge: {
    name: 'sandbox.getChallenge',
    summary: 'Get a challenge of the sandbox bank',
    params: z.object({ challengeId }),
    response: bankChallenge,
    problems: sandboxProblems,
    whileImpersonating: 'allowed',
  },
  decideChallenge: {
    name: 'sandbox.decideChallenge',
    summary: 'Approve or refuse a payment at the sandbox bank',
    description: 'The first decision counts.',
    params: z.object({ challengeId }),
    body: z.object({ approve: z.boolean() }),
    response: bankChallenge,
    problems: sandboxProblems,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
