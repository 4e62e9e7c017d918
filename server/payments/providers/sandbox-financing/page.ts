import { randomInt, randomUUID } from 'node:crypto';
import { commonProblems } from '../../../../contract/api/problems.ts';
import {
  applicationErrors,
  type BankApplication,
  sandboxFinancingEndpoints,
  sandboxFinancingProblems,
} from '../../../../contract/payments/sandbox-financing.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Api } from '../../../platform/http/api.ts';
import { problemsOf } from '../../../platform/http/problem.ts';
import { type Decision, decisionFor, reviewedLimit } from './decide.ts';
import { hashNumber, zipOf } from './number.ts';
import { type Account, type Application, findAccount, findApplication, insertAccount, lockApplication, saveApplication } from './store.ts';

const problem = problemsOf({ ...commonProblems, ...sandboxFinancingProblems });

/** Applications are filled in by hand, and test numbers are few. */
const submitLimit = { rateLimit: { max: 20, windowSeconds: 600 } };

/** A new account's number in groups of four. Its first six digits belong to no card network, so that no terminal accepts it. */
function newNumber(): string {
  const digits = `990042${String(randomInt(10 ** 9)).padStart(9, '0')}${randomInt(10)}`;
  return digits.replace(/(.{4})(?=.)/g, '$1 ');
}

/** `number` is the full number, known only while the account is being opened. */
function present(application: Application, account: Account | null, number: string | null = null): BankApplication {
  const { applicationId, partner, merchant, card, state, prescreenLimit, returnUrl } = application;
  const there = new URL(returnUrl);
  return {
    applicationId,
    partner,
    merchant,
    card,
    state,
    prescreenLimit,
    account: account && { number: number ?? `•••• ${account.last4}`, isWhole: number !== null, limit: account.limit },
    returnUrl: there.pathname + there.search,
  };
}

/** Records a decision; an approval opens the account, which `postalCode` later helps to find. */
async function decide(
  tx: Tx,
  application: Application,
  decision: Decision,
  postalCode: string | null,
  now: Date,
): Promise<BankApplication> {
  const { state } = decision;
  if (decision.state !== 'approved') {
    await saveApplication(tx, { ...application, state });
    return present({ ...application, state }, null);
  }
  const number = newNumber();
  const reference = `financing_${randomUUID()}`;
  const limit = Math.max(decision.limit, application.prescreenLimit ?? 0);
  const account = { reference, last4: number.slice(-4), limit, isSlow: decision.isSlow };
  const findable = { card: application.card, postalCode: postalCode && zipOf(postalCode), numberHash: await hashNumber(number) };
  await insertAccount(tx, { ...account, ...findable }, now);
  await saveApplication(tx, { ...application, state, account: reference });
  return present({ ...application, state }, account, number);
}

/** The fake bank's page; anyone with the link is the applicant. The input decides and is not stored. */
export function bindSandboxFinancing(api: Api, database: Database): void {
  const lock = async (tx: Tx, applicationId: string): Promise<Application> => {
    const application = await lockApplication(tx, applicationId);
    if (!application) throw problem('application_not_found');
    return application;
  };

  api.bind(sandboxFinancingEndpoints.get, async ({ applicationId }) => {
    const application = await findApplication(database.read, applicationId);
    if (!application) throw problem('application_not_found');
    const { account } = application;
    return present(application, account === null ? null : await findAccount(database.read, account));
  });

  api.bind(
    sandboxFinancingEndpoints.submit,
    ({ applicationId, ...typed }, { now }) =>
      database.transact(async (tx) => {
        const application = await lock(tx, applicationId);
        if (application.state !== 'open') throw problem('already_decided');
        const fields = applicationErrors(typed, now);
        if (Object.keys(fields).length > 0) throw problem('invalid_input', undefined, fields);
        return decide(tx, application, decisionFor(typed.ssn), typed.postalCode, now);
      }),
    submitLimit,
  );

  api.bind(
    sandboxFinancingEndpoints.review,
    ({ applicationId, approve }, { now }) =>
      database.transact(async (tx) => {
        const application = await lock(tx, applicationId);
        if (application.state !== 'referred' && application.state !== 'frozen') throw problem('already_decided');
        return decide(
          tx,
          application,
          approve ? { state: 'approved', limit: reviewedLimit, isSlow: false } : { state: 'declined' },
          null,
          now,
        );
      }),
    submitLimit,
  );
}
