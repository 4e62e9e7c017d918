import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/index.ts';
import { lockCustomer, type StoredCustomer } from '../store.ts';
import { deleteToken, findToken, type Purpose, saveToken, type Token } from './store.ts';

const lifetimesMs: Readonly<Record<Purpose, number>> = {
  verify_email: 7 * 86_400_000,
  change_email: 86_400_000,
  stop_email_change: 86_400_000,
  reset_password: 3_600_000,
  hand_over: 60_000,
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

type Subject = Pick<Token, 'customerId' | 'email'>;

/** A token for a mailed link that may be followed once, within its purpose's lifetime. */
export async function makeLink(tx: Tx, purpose: Purpose, { customerId, email }: Subject, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await keepToken(tx, hashOf(token), { purpose, customerId, email, details: null }, now);
  return token;
}

/** Keeps a token of which only the hash is known here. */
export function keepToken(tx: Tx, tokenHash: string, token: Token, now: Date): Promise<void> {
  return saveToken(tx, tokenHash, token, new Date(now.getTime() + lifetimesMs[token.purpose]));
}

/** What a link is about, without using it up; null when it is void. */
export const readLink = (db: Db, purposes: readonly Purpose[], token: string, now: Date): Promise<Token | null> =>
  findToken(db, hashOf(token), purposes, now);

/** A token that was used up, and its account, locked. */
export interface Used extends Omit<Token, 'customerId'> {
  readonly customer: StoredCustomer;
}

/** Uses a link up; null when it is void, as for the second of two at the same moment. */
export const followLink = (tx: Tx, purposes: readonly Purpose[], token: string, now: Date): Promise<Used | null> =>
  takeToken(tx, hashOf(token), purposes, now);

/** The account is locked before the token goes, in the order in which all tokens of an account are voided: no two of them deadlock. */
export async function takeToken(tx: Tx, tokenHash: string, purposes: readonly Purpose[], now: Date): Promise<Used | null> {
  const found = await findToken(tx, tokenHash, purposes, now);
  const customer = found && (await lockCustomer(tx, found.customerId));
  if (!customer || !(await deleteToken(tx, tokenHash))) return null;
  const { purpose, email, details } = found;
  return { purpose, email, details, customer };
}
