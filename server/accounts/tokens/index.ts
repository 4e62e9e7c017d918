import { randomBytes } from 'node:crypto';
import { dayMs } from '../../../contract/values/shop-days.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { lockCustomer, type StoredCustomer } from '../store.ts';
import { deleteToken, extendTokens, findToken, type Purpose, saveToken, type Token } from './store.ts';

const lifetimesMs: Readonly<Record<Purpose, number>> = {
  verify_email: 7 * dayMs,
  change_email: dayMs,
  stop_email_change: dayMs,
  reset_password: 3_600_000,
  hand_over: 60_000,
  second_step: 600_000,
};

const endOf = (purpose: Purpose, now: Date): Date => new Date(now.getTime() + lifetimesMs[purpose]);

export const linkLifetimeSeconds = (purpose: Purpose): number => lifetimesMs[purpose] / 1000;

type Subject = Pick<Token, 'customerId' | 'email'>;

/** A one-time token for an e-mailed link, or for a step on this device, valid for its purpose's lifetime. */
export async function makeLink(tx: Tx, purpose: Purpose, { customerId, email }: Subject, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await keepToken(tx, tokenHash(token), { purpose, customerId, email, details: null }, now);
  return token;
}

/** Has a customer's valid links of a purpose live as long as one made now. */
export const renewLinks = (tx: Tx, purpose: Purpose, customerId: number, now: Date): Promise<void> =>
  extendTokens(tx, customerId, purpose, endOf(purpose, now), now);

/** Stores a token of which only the hash is known here. */
export function keepToken(tx: Tx, hashed: string, token: Token, now: Date): Promise<void> {
  return saveToken(tx, hashed, token, endOf(token.purpose, now));
}

/** Reads a link's token without using it up; null when void. */
export const readLink = (db: Db, purposes: readonly Purpose[], token: string, now: Date): Promise<Token | null> =>
  findToken(db, tokenHash(token), purposes, now);

/** A token that was used up, with its account locked. */
export interface Used extends Omit<Token, 'customerId'> {
  readonly customer: StoredCustomer;
}

/** Uses up a link; null when void, also for the second of two simultaneous calls. */
export const followLink = (tx: Tx, purposes: readonly Purpose[], token: string, now: Date): Promise<Used | null> =>
  takeToken(tx, tokenHash(token), purposes, now);

/** Lock the account first, the order in which all its tokens are voided, so that no two deadlock. */
export async function takeToken(tx: Tx, hashed: string, purposes: readonly Purpose[], now: Date): Promise<Used | null> {
  const found = await findToken(tx, hashed, purposes, now);
  const customer = found && (await lockCustomer(tx, found.customerId));
  if (!customer || !(await deleteToken(tx, hashed))) return null;
  const { purpose, email, details } = found;
  return { purpose, email, details, customer };
}
