import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { insertChallenge, takeChallenge } from './store.ts';

/** Ties a challenge to the browser that asked for it. */
const cookieName = 'passkey_challenge';
export const challengeSeconds = 300;

/** What a challenge is for: a host, and the customer who adds a passkey, or null for a sign-in. */
interface Purpose {
  readonly rpId: string;
  readonly customerId: number | null;
}

/** Keeps a challenge for this browser; a later one takes its place. */
export async function keepChallenge({ transact }: Database, purpose: Purpose, challenge: string, call: Call): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(call.now.getTime() + challengeSeconds * 1000);
  await transact((tx) => insertChallenge(tx, tokenHash(token), { ...purpose, challenge }, expiresAt));
  call.setCookie(cookieName, token, { maxAge: challengeSeconds });
}

/** This browser's challenge, which thereby is used up whatever comes of it; null when it is too old or for something else. */
export async function redeemChallenge({ transact }: Database, purpose: Purpose, call: Call): Promise<string | null> {
  const token = call.cookie(cookieName);
  if (token === undefined) return null;
  call.setCookie(cookieName, null);
  return transact((tx) => takeChallenge(tx, tokenHash(token), purpose, call.now));
}
