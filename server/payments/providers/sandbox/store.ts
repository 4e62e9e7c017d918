import { sql } from 'kysely';
import type { CurrencyCode } from '../../../../contract/money.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { DeclineReason } from '../../gateway.ts';

/** A line in the pretended card company's books. */
export interface Charge {
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly last4: string;
  readonly status: 'succeeded' | 'declined' | 'challenge' | 'cancelled';
  readonly declineReason: DeclineReason | null;
  readonly knownFrom: Date;
  readonly challengeId: string | null;
  readonly returnUrl: string | null;
}

const columns = sql`payment_id as "paymentId", amount, currency, last4, status, decline_reason as "declineReason",
  known_from as "knownFrom", challenge_id as "challengeId", return_url as "returnUrl"`;

/** Books a charge unless the payment is booked already. */
export async function insertCharge(tx: Tx, charge: Charge, now: Date): Promise<void> {
  await sql`
    insert into sandbox_gateway.charge (payment_id, amount, currency, last4, status, decline_reason, known_from, challenge_id, return_url,
      created_at)
    values (${charge.paymentId}::uuid, ${charge.amount}, ${charge.currency}, ${charge.last4}, ${charge.status}, ${charge.declineReason},
      ${charge.knownFrom}, ${charge.challengeId}::uuid, ${charge.returnUrl}, ${now})
    on conflict (payment_id) do nothing`.execute(tx);
}

export async function findCharge(db: Db, paymentId: string): Promise<Charge | null> {
  const { rows } = await sql<Charge>`select ${columns} from sandbox_gateway.charge where payment_id = ${paymentId}::uuid`.execute(db);
  return rows[0] ?? null;
}

export async function findChallenged(db: Db, challengeId: string): Promise<Charge | null> {
  const { rows } = await sql<Charge>`select ${columns} from sandbox_gateway.charge where challenge_id = ${challengeId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Ends a challenge; a charge that is decided stays as it is. */
export async function endChallenge(
  tx: Tx,
  paymentId: string,
  status: Charge['status'],
  declineReason: DeclineReason | null = null,
): Promise<void> {
  await sql`
    update sandbox_gateway.charge set status = ${status}, decline_reason = ${declineReason}
    where payment_id = ${paymentId}::uuid and status = 'challenge'`.execute(tx);
}
