import type { Tx } from '../../platform/db/index.ts';
import { seal } from '../../platform/sealed.ts';
import { newSecret } from '../../platform/second-factor/totp.ts';
import { hashOf, newToken } from '../tokens.ts';
import { deleteInvitation, saveInvitation } from './store.ts';

/** The link is valid for a day. */
const lifetimeMs = 86_400_000;

/** Creates a set-up link's token, and the second factor's secret with it. */
export async function inviteMember(tx: Tx, secret: string, memberId: number, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await saveInvitation(tx, { memberId, tokenHash: hashOf(token), totpSecret: seal(secret, newSecret()), expiresAt });
  return token;
}

export const withdrawInvitation = (tx: Tx, memberId: number): Promise<void> => deleteInvitation(tx, memberId);
