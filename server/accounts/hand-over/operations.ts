import type { Database } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import type { HandedOver } from '../../platform/http/hand-over.ts';
import { sessionOf } from '../sessions/index.ts';
import { enter } from '../sign-in/operations.ts';
import { insertHandOver, takeHandOver } from './store.ts';

const tokenMs = 60_000;

/** Keeps a token that signs this visitor in at another brand; false for a guest, and for staff in a customer's name. */
export async function handOver(database: Database, tokenHash: string, to: HandedOver, call: Call): Promise<boolean> {
  const session = await sessionOf(database.read, call);
  if (!session || session.staffSessionId !== null) return false;
  const expiresAt = new Date(call.now.getTime() + tokenMs);
  const { customer, signInId } = session;
  await database.transact((tx) => insertHandOver(tx, tokenHash, { customerId: customer.customerId, signInId, ...to }, expiresAt));
  return true;
}

/** The new session's token for who brings a token of this brand and the secret behind it; null otherwise. A token is used up either way. */
export async function arrive(
  database: Database,
  tokenHash: string,
  at: { brand: string; stateHash: string | null },
  call: Call,
): Promise<{ session: string; email: string } | null> {
  return database.transact(async (tx) => {
    const handed = await takeHandOver(tx, tokenHash, call.now);
    if (!handed || handed.brand !== at.brand || handed.stateHash !== at.stateHash) return null;
    return { session: await enter(tx, handed, call), email: handed.email };
  });
}
