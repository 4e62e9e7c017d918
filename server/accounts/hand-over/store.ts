import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export interface HandOver {
  readonly customerId: number;
  readonly signInId: number;
  readonly brand: string;
  readonly stateHash: string;
}

export async function insertHandOver(
  tx: Tx,
  tokenHash: string,
  { customerId, signInId, brand, stateHash }: HandOver,
  expiresAt: Date,
): Promise<void> {
  await sql`
    insert into accounts.hand_over (token_hash, customer_id, sign_in_id, brand, state_hash, expires_at)
    values (${tokenHash}, ${customerId}, ${signInId}, ${brand}, ${stateHash}, ${expiresAt})`.execute(tx);
}

/** What a token stands for as long as its sign-in lasts; it is used up by that, and with it goes what nobody has come for. */
export async function takeHandOver(tx: Tx, tokenHash: string, now: Date): Promise<(HandOver & { email: string }) | null> {
  const { rows } = await sql<HandOver & { email: string; mine: boolean }>`
    delete from accounts.hand_over h using accounts.customer c
    where c.id = h.customer_id and (h.token_hash = ${tokenHash} or h.expires_at < ${now})
    returning h.token_hash = ${tokenHash} and h.expires_at >= ${now} and exists (
        select from accounts.session s where s.customer_id = c.id and coalesce(s.sign_in_id, s.id) = h.sign_in_id
      ) as mine, h.customer_id as "customerId", h.sign_in_id as "signInId", h.brand,
      h.state_hash as "stateHash", c.email`.execute(tx);
  return rows.find(({ mine }) => mine) ?? null;
}
