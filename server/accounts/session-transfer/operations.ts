import { z } from 'zod';
import type { Database } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import type { TransferTarget } from '../../platform/http/session-transfer.ts';
import { lockAccountOf } from '../access.ts';
import { provedEmailOf } from '../customer.ts';
import { sessionOf } from '../sessions/index.ts';
import { findSignedInAt } from '../sessions/store.ts';
import { type Entered, enter } from '../sign-in/operations.ts';
import { keepToken, takeToken } from '../tokens/index.ts';

/** Contents of a transfer token. */
const transferDetails = z.object({ brand: z.string(), stateHash: z.string(), signInId: z.int() });

/** Creates a token that signs this visitor in at another brand; false for a guest, and during impersonation. */
export async function createTransfer(database: Database, tokenHash: string, to: TransferTarget, call: Call): Promise<boolean> {
  const session = await sessionOf(database.read, call);
  if (!session || session.staffSessionId !== null) return false;
  const details: z.infer<typeof transferDetails> = { brand: to.brand, stateHash: to.stateHash, signInId: session.signInId };
  return database.transact(async (tx) => {
    const customer = await lockAccountOf(tx, session);
    if (!customer) return false;
    await keepToken(tx, tokenHash, { purpose: 'hand_over', customerId: customer.customerId, email: customer.email, details }, call.now);
    return true;
  });
}

/**
 * Redeems a token of this brand together with its secret for a new session's token; null when it is invalid or its sign-in has ended. The token is
 * used up either way.
 */
export async function redeemTransfer(
  database: Database,
  tokenHash: string,
  at: { brand: string; stateHash: string | null },
  call: Call,
): Promise<Entered | null> {
  return database.transact(async (tx) => {
    const used = await takeToken(tx, tokenHash, ['hand_over'], call.now);
    if (!used) return null;
    const { customer } = used;
    const { brand, stateHash, signInId } = transferDetails.parse(used.details);
    if (brand !== at.brand || stateHash !== at.stateHash) return null;
    const signedInAt = await findSignedInAt(tx, customer.customerId, signInId, call.now);
    if (signedInAt === null) return null;
    return { token: await enter(tx, { ...customer, from: { signInId, signedInAt } }, call), provedEmail: provedEmailOf(customer) };
  });
}
