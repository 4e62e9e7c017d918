import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { applicationStates } from '../credit/store-card.rules.ts';
import { cents } from '../values/money.schemas.ts';
import { sandboxFinancingProblems } from './sandbox-financing.rules.ts';

/** What the fake bank's page shows. */
const bankApplication = z.object({
  applicationId: z.uuid(),
  /** The names of bank, shop and card. */
  partner: z.string(),
  merchant: z.string(),
  card: z.string(),
  state: z.enum(applicationStates),
  /** The offer made without an application, in cents; null without one. */
  prescreenLimit: cents.nullable(),
  /** Once approved. `number` is whole in the answer that approves, and never again. */
  account: z.object({ number: z.string(), isWhole: z.boolean(), limit: cents }).nullable(),
  /** Where the applicant goes back to. */
  returnUrl: z.string(),
});
export type BankApplication = z.infer<typeof bankApplication>;

const params = z.object({ applicationId: z.uuid() });
const typed = z.string().trim().max(200).default('');

export const sandboxFinancingDeclarations = {
  get: {
    name: 'sandboxFinancing.get',
    summary: 'Get a store card application at the sandbox bank',
    params,
    response: bankApplication,
    problems: sandboxFinancingProblems,
  },
  submit: {
    name: 'sandboxFinancing.submit',
    summary: 'Submit a store card application to the sandbox bank',
    description: 'The test number decides. Number and income are not stored.',
    params,
    body: z.object({
      firstName: typed,
      lastName: typed,
      birthDate: typed,
      addressLine1: typed,
      city: typed,
      stateRegion: typed,
      postalCode: typed,
      ssn: typed,
      annualIncome: typed,
      agrees: typed,
    }),
    response: bankApplication,
    problems: sandboxFinancingProblems,
    originalError: true,
  },
  review: {
    name: 'sandboxFinancing.review',
    summary: 'Decide an application as the sandbox bank',
    description: 'For a referred application, or after a credit bureau freeze was lifted.',
    params,
    body: z.object({ approve: z.boolean() }),
    response: bankApplication,
    problems: sandboxFinancingProblems,
    originalError: true,
  },
} satisfies Declarations;
