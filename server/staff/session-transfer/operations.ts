import type { Database } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import type { TransferTarget } from '../../platform/http/session-transfer.ts';
import { audit } from '../audit/index.ts';
import { addToken, staffOf, staffOfSession } from '../sessions/index.ts';
import { insertTransfer, takeTransfer } from './store.ts';

const tokenMs = 60_000;

/** Creates a token that signs this member in at another brand; false unless both factors were shown. */
export async function createTransfer(database: Database, tokenHash: string, to: TransferTarget, call: Call): Promise<boolean> {
  const member = await staffOf(database.read, call);
  if (!member) return false;
  const expiresAt = new Date(call.now.getTime() + tokenMs);
  await database.transact((tx) => insertTransfer(tx, tokenHash, { sessionId: member.sessionId, ...to }, expiresAt));
  return true;
}

/**
 * Redeems a token of this brand together with its secret for a further token of the same session; null otherwise. The token is used up either way.
 * All brands share one session: it idles, ends and changes role everywhere together.
 */
export async function redeemTransfer(
  database: Database,
  tokenHash: string,
  at: { brand: string; stateHash: string | null },
  { now }: Call,
): Promise<string | null> {
  return database.transact(async (tx) => {
    const handed = await takeTransfer(tx, tokenHash, now);
    if (!handed || handed.brand !== at.brand || handed.stateHash !== at.stateHash) return null;
    const member = await staffOfSession(tx, handed.sessionId, now);
    if (!member) return null;
    const subject = { kind: 'staff', id: member.memberId };
    await audit(tx, { by: member, action: 'staff.signed_in', subject, details: { with: 'family', brand: at.brand } }, now);
    return addToken(tx, member.sessionId);
  });
}
