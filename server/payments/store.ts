import { sql } from 'kysely';
import type { CurrencyCode } from '../../contract/money.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { DeclineReason } from './gateway.ts';
import type { PaymentState } from './states.ts';

/** One attempt to pay an order by card. */
export interface Payment {
  readonly id: string;
  readonly orderId: number;
  /** Cents. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly state: PaymentState;
  readonly brand: string;
  readonly last4: string;
  readonly challengeUrl: string | null;
  readonly declineReason: DeclineReason | null;
  readonly createdAt: Date;
}

const columns = sql`id, order_id as "orderId", amount, currency, state, brand, last4, challenge_url as "challengeUrl",
  decline_reason as "declineReason", created_at as "createdAt"`;

type NewPayment = Pick<Payment, 'id' | 'orderId' | 'amount' | 'currency' | 'brand' | 'last4'> & { gateway: string };

/** Writes down an attempt before the gateway hears of it. A second live attempt for the same order is refused by the table. */
export async function insertPayment(tx: Tx, payment: NewPayment, now: Date): Promise<void> {
  await sql`
    insert into payments.payment (id, order_id, type, amount, currency, state, brand, last4, gateway, created_at, updated_at)
    values (${payment.id}::uuid, ${payment.orderId}, 'CARD', ${payment.amount}, ${payment.currency}, 'pending', ${payment.brand},
      ${payment.last4}, ${payment.gateway}, ${now}, ${now})`.execute(tx);
}

export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`select ${columns} from payments.payment where id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

export async function lockPayment(tx: Tx, id: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`select ${columns} from payments.payment where id = ${id}::uuid for update`.execute(tx);
  return rows[0] ?? null;
}

/** The latest attempt of an order. */
export async function findLatestPayment(db: Db, orderId: number): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    select ${columns} from payments.payment where order_id = ${orderId} order by created_at desc, id limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface StateChange {
  readonly state: PaymentState;
  readonly reference?: string;
  readonly challengeUrl?: string;
  readonly declineReason?: DeclineReason;
}

export async function saveState(tx: Tx, id: string, change: StateChange, now: Date): Promise<void> {
  await sql`
    update payments.payment set state = ${change.state}, gateway_reference = coalesce(${change.reference ?? null}, gateway_reference),
      challenge_url = coalesce(${change.challengeUrl ?? null}, challenge_url), decline_reason = ${change.declineReason ?? null},
      updated_at = ${now}
    where id = ${id}::uuid`.execute(tx);
}

/** Attempts nobody has heard the end of since then, the oldest first. */
export async function findUnsettled(db: Db, untouchedSince: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payments.payment where state in ('pending', 'challenge') and updated_at <= ${untouchedSince}
    order by updated_at limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
