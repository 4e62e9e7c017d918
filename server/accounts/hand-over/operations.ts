import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { sessionOf } from '../sessions/index.ts';
import { enter } from '../sign-in/operations.ts';
import { insertHandOver, takeHandOver } from './store.ts';

/**
 * One sign-in on brands whose hosts share no cookies. The brand that is visited (1) gives the browser a secret of its own and sends it to the
 * brand it comes from, which (2) makes a token for exactly that brand and that secret's hash and sends it back, where (3) the token opens a new
 * session: once, within a minute, and only for the browser that has the secret. So a token that is caught opens nothing, and nobody can be
 * brought to follow one into somebody else's account.
 */
const stateCookie = 'family_state';
const stateSeconds = 120;
const tokenMs = 60_000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const secret = (): string => randomBytes(32).toString('base64url');

/** (1) What the brand that is come from is told; null for who is signed in already. */
export async function askForSignIn(database: Database, call: Call): Promise<string | null> {
  if (await sessionOf(database.read, call)) return null;
  const state = secret();
  call.setCookie(stateCookie, state, { maxAge: stateSeconds, sameSite: 'lax' });
  return hashOf(state);
}

/** (2) A token that signs this visitor in at another brand; null for a guest, and for staff in a customer's name. */
export async function handOver(
  database: Database,
  { brand, stateHash }: { brand: string; stateHash: string },
  call: Call,
): Promise<string | null> {
  const session = await sessionOf(database.read, call);
  if (!session || session.staffSessionId !== null) return null;
  const token = secret();
  const expiresAt = new Date(call.now.getTime() + tokenMs);
  const { customerId } = session.customer;
  await database.transact((tx) => insertHandOver(tx, hashOf(token), { customerId, brand, stateHash }, expiresAt));
  return token;
}

/** (3) The new session's token for who brings a token of this brand and the secret behind it; null otherwise. A token is used up either way. */
export async function arrive(database: Database, token: string, call: Call): Promise<{ session: string; email: string } | null> {
  const state = call.cookie(stateCookie);
  call.setCookie(stateCookie, null, { sameSite: 'lax' });
  return database.transact(async (tx) => {
    const handed = await takeHandOver(tx, hashOf(token), call.now);
    if (!handed || !state || handed.brand !== call.brand || handed.stateHash !== hashOf(state)) return null;
    return { session: await enter(tx, handed, call), email: handed.email };
  });
}
