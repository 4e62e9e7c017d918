import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { TransferTarget } from '../../platform/http/session-transfer.ts';

export interface StaffTransfer extends TransferTarget {
  readonly sessionId: number;
}

export async function insertTransfer(
  tx: Tx,
  tokenHash: string,
  { sessionId, brand, stateHash }: StaffTransfer,
  expiresAt: Date,
): Promise<void> {
  await sql`
    insert into staff.hand_over (token_hash, session_id, brand, state_hash, expires_at)
    values (${tokenHash}, ${sessionId}, ${brand}, ${stateHash}, ${expiresAt})`.execute(tx);
}

/** Redeems a token; also deletes unclaimed ones. */
export async function takeTransfer(tx: Tx, tokenHash: string, now: Date): Promise<StaffTransfer | null> {
  const { rows } = await sql<StaffTransfer & { mine: boolean }>`
    delete from staff.hand_over where token_hash = ${tokenHash} or expires_at < ${now}
    returning token_hash = ${tokenHash} and expires_at >= ${now} as mine, session_id as "sessionId", brand, state_hash as "stateHash"`.execute(
    tx,
  );
  return rows.find(({ mine }) => mine) ?? null;
}
