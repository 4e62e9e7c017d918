import { daysAfter } from '../../../contract/values/shop-days.ts';
import type { Tx } from '../../platform/db/index.ts';
import { seal } from '../../platform/sealed.ts';
import { newSecret } from '../../platform/second-factor/totp.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { memberFactors } from '../second-factor/store.ts';
import { newToken } from '../tokens.ts';
import { deleteInvitation, saveInvitation } from './store.ts';

/** How long the link is valid. */
const lifetimeDays = 1;

/** Creates a set-up link's token, and the second factor's secret with it. */
export async function inviteMember(tx: Tx, secret: string, memberId: number, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = daysAfter(now, lifetimeDays);
  await saveInvitation(tx, {
    memberId,
    tokenHash: tokenHash(token),
    totpSecret: seal(secret, newSecret(), memberFactors.sealedFor),
    expiresAt,
  });
  return token;
}

export const withdrawInvitation = (tx: Tx, memberId: number): Promise<void> => deleteInvitation(tx, memberId);
