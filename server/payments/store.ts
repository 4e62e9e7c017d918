import { sql } from 'kysely';
import type { CurrencyCode } from '../../contract/values/money.schemas.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { DeclineReason } from './provider.ts';
import { type CardToSave, insertToSave } from './saved-cards/store.ts';
import type { PaymentState } from './states.ts';

/** What is stored about the means of payment. */
export type PaymentDetails =
  | { readonly type: 'CARD'; readonly brand: string; readonly last4: string }
  | { readonly type: 'PAYPAL'; readonly walletOrder: string; readonly payerId: string; readonly payerEmail: string }
  | {
      readonly type: 'PLCC';
      /** The card's name. */
      readonly card: string;
      /** The partner's reference of the account. */
      readonly account: string;
      readonly last4: string;
      /** Null without a plan. */
      readonly planMonths: number | null;
      /** Hundredths of a percent a year. */
      readonly apr: number;
    };

/** One attempt to pay an order. */
export interface Payment {
  readonly id: string;
  readonly orderId: number;
  /** Cents. */
  readonly amount: number;
  /** Cents that will not be captured, because their items were cancelled. */
  readonly waived: number;
  readonly currency: CurrencyCode;
  readonly state: PaymentState;
  /** The code of its provider. */
  readonly provider: string;
  readonly details: PaymentDetails;
  readonly challengeUrl: string | null;
  readonly declineReason: DeclineReason | null;
  readonly createdAt: Date;
}

const columns = sql`id, order_id as "orderId", amount, waived, currency, state, gateway as provider,
  coalesce(
    (select jsonb_build_object('type', 'PAYPAL', 'walletOrder', w.wallet_order, 'payerId', w.payer_id, 'payerEmail', w.payer_email)
      from payments.wallet_detail w where w.payment_id = id),
    (select jsonb_build_object('type', 'PLCC', 'card', s.card, 'account', s.account, 'last4', s.last4, 'planMonths', s.plan_months, 'apr', s.apr)
      from payments.store_card_detail s where s.payment_id = id),
    (select jsonb_build_object('type', 'CARD', 'brand', d.brand, 'last4', d.last4) from payments.card_detail d where d.payment_id = id)
  ) as details,
  challenge_url as "challengeUrl", decline_reason as "declineReason", created_at as "createdAt"`;

type NewPayment = Pick<Payment, 'id' | 'orderId' | 'amount' | 'currency' | 'provider' | 'details'> & {
  /** Its card, to be saved once it is authorized. */
  readonly cardToSave: CardToSave | null;
};

/** Records an attempt before the provider is asked. A constraint rejects a second live attempt for the same order. */
export async function insertPayment(tx: Tx, { id, details, cardToSave, ...payment }: NewPayment, now: Date): Promise<void> {
  await sql`
    insert into payments.payment (id, order_id, type, amount, currency, state, gateway, created_at, updated_at)
    values (${id}::uuid, ${payment.orderId}, ${details.type}, ${payment.amount}, ${payment.currency}, 'pending', ${payment.provider},
      ${now}, ${now})`.execute(tx);
  switch (details.type) {
    case 'CARD':
      await sql`
        insert into payments.card_detail (payment_id, brand, last4) values (${id}::uuid, ${details.brand}, ${details.last4})`.execute(tx);
      if (cardToSave) await insertToSave(tx, id, cardToSave);
      break;
    case 'PAYPAL':
      await sql`
        insert into payments.wallet_detail (payment_id, wallet_order, payer_id, payer_email)
        values (${id}::uuid, ${details.walletOrder}, ${details.payerId}, ${details.payerEmail})`.execute(tx);
      break;
    case 'PLCC':
      await sql`
        insert into payments.store_card_detail (payment_id, card, account, last4, plan_months, apr)
        values (${id}::uuid, ${details.card}, ${details.account}, ${details.last4}, ${details.planMonths}, ${details.apr})`.execute(tx);
  }
}

export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`select ${columns} from payments.payment where id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

export async function lockPayment(tx: Tx, id: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`select ${columns} from payments.payment where id = ${id}::uuid for update`.execute(tx);
  return rows[0] ?? null;
}

/** The attempt that paid an order. */
export async function findPaidPayment(db: Db, orderId: number): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    select ${columns} from payments.payment where order_id = ${orderId} and state = 'succeeded'`.execute(db);
  return rows[0] ?? null;
}

/** The latest attempt of an order. */
export async function findLatestPayment(db: Db, orderId: number): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    select ${columns} from payments.payment where order_id = ${orderId} order by created_at desc, id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** How many attempts to pay an order were declined. */
export async function countDeclined(db: Db, orderId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from payments.payment where order_id = ${orderId} and state = 'declined'`.execute(db);
  return rows[0]?.n ?? 0;
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

export async function saveWaived(tx: Tx, id: string, waived: number, now: Date): Promise<void> {
  await sql`update payments.payment set waived = ${waived}, updated_at = ${now} where id = ${id}::uuid`.execute(tx);
}

/** Attempts without an outcome that have not changed since then, oldest first. */
export async function findUnsettled(db: Db, untouchedSince: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payments.payment where state in ('pending', 'challenge') and updated_at <= ${untouchedSince}
    order by updated_at limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** A purchase with a store card; amounts in cents. */
export interface StoreCardCharge {
  readonly orderId: number;
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
  /** Reserved, neither captured nor released. */
  readonly reserved: number;
  readonly planMonths: number | null;
  readonly apr: number;
  readonly placedAt: Date;
}

/** The purchases of an account that went through, newest first. */
export async function findStoreCardCharges(
  db: Db,
  { provider, account }: { provider: string; account: string },
): Promise<StoreCardCharge[]> {
  const { rows } = await sql<StoreCardCharge>`
    select p.order_id as "orderId", p.amount, d.plan_months as "planMonths", d.apr, p.created_at as "placedAt",
      coalesce(sum(e.amount) filter (where e.kind = 'captured'), 0)::int as captured,
      coalesce(sum(e.amount) filter (where e.kind = 'refunded'), 0)::int as refunded,
      (coalesce(sum(e.amount) filter (where e.kind = 'authorized'), 0)
        - coalesce(sum(e.amount) filter (where e.kind in ('captured', 'voided')), 0))::int as reserved
    from payments.store_card_detail d
    join payments.payment p on p.id = d.payment_id
    left join payments.entry e on e.payment_id = p.id and e.state = 'succeeded'
    where d.account = ${account} and p.gateway = ${provider} and p.state = 'succeeded'
    group by p.id, d.plan_months, d.apr
    order by p.created_at desc limit 200`.execute(db);
  return rows;
}
