import type { Tx } from '../db/index.ts';
import { type SealedFor, unseal } from '../sealed.ts';
import { clockOf } from '../time/clock.ts';
import { recoveryHash } from './recovery.ts';
import { stepOf } from './totp.ts';

/** Consecutive wrong codes after which none is checked for a while; each further wrong one extends the block. */
const maxFailures = 5;
/** How long none is checked then. */
export const closedSeconds = 900;
/** The message at the code's field. */
export const wrongCode = 'This code isn’t right. Wait for the app’s next one, or use a recovery code you haven’t used yet.';

/** A person's second factor, locked until the transaction ends. */
export interface SecondFactor {
  /** Encrypted. */
  readonly totpSecret: string | null;
  readonly failedCodes: number;
  readonly closedUntil: Date | null;
}

/** Where the second factors of some people are stored, by the person's id. */
export interface SecondFactorStore {
  readonly sealedFor: SealedFor;
  lock(tx: Tx, personId: number): Promise<SecondFactor | null>;
  /** Uses up the code of a time step and all earlier ones; false when that happened before. */
  takeStep(tx: Tx, personId: number, step: number): Promise<boolean>;
  /** Uses up a recovery code; false when there is none like it. */
  takeRecoveryCode(tx: Tx, codeHash: string): Promise<boolean>;
  saveFailures(tx: Tx, personId: number, failedCodes: number, closedUntil: Date | null): Promise<void>;
}

export type CodeOutcome = 'app' | 'recovery' | 'wrong' | 'closed';

interface Shown {
  /** The shop's own, under which the shared secret is sealed. */
  readonly secret: string;
  readonly personId: number;
  readonly code: string;
}

/**
 * Checks a code against a person's second factor and uses it up. Commit its result, above all a wrong code: nobody gets more than a few attempts out
 * of a million codes, from however many networks.
 */
export async function takeCode(tx: Tx, store: SecondFactorStore, shown: Shown, now: Date): Promise<CodeOutcome> {
  const { personId } = shown;
  const factor = await store.lock(tx, personId);
  if (!factor || (factor.closedUntil && factor.closedUntil > now)) return 'closed';
  const outcome = await matching(tx, store, shown, factor.totpSecret, now);
  if (outcome !== 'wrong') {
    await store.saveFailures(tx, personId, 0, null);
    return outcome;
  }
  const failed = factor.failedCodes + 1;
  await store.saveFailures(tx, personId, failed, failed >= maxFailures ? new Date(now.getTime() + closedSeconds * 1000) : null);
  return 'wrong';
}

async function matching(
  tx: Tx,
  store: SecondFactorStore,
  { secret, personId, code }: Shown,
  sealed: string | null,
  now: Date,
): Promise<'app' | 'recovery' | 'wrong'> {
  if (/^\d{6}$/.test(code)) {
    const own = sealed && unseal(secret, sealed, store.sealedFor);
    const step = own ? stepOf(own, code, clockOf(tx).real(now)) : null;
    return step !== null && (await store.takeStep(tx, personId, step)) ? 'app' : 'wrong';
  }
  return (await store.takeRecoveryCode(tx, recoveryHash(personId, code))) ? 'recovery' : 'wrong';
}
