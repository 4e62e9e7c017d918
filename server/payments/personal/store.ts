import { sql } from 'kysely';
import type { Person, PersonalData, PersonalRow } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { deleteCards, lockCards } from '../saved-cards/store.ts';

const ofOrders = (orderIds: readonly number[]) => sql`(select id from payments.payment where order_id = any(${[...orderIds]}::bigint[]))`;

/** Payments of these orders with their movements, and saved cards without the provider's references. */
export async function findPaymentData(db: Db, { ownerId }: Person, orderIds: readonly number[]): Promise<PersonalData> {
  const { rows } = await sql<Record<'payments' | 'paymentMovements' | 'paymentCards' | 'paymentWallets' | 'savedCards', PersonalRow[]>>`
    select
      (select coalesce(jsonb_agg(to_jsonb(p) - array['gateway_reference', 'challenge_url']), '[]') from payments.payment p
        where p.order_id = any(${[...orderIds]}::bigint[])) as payments,
      (select coalesce(jsonb_agg(to_jsonb(e) - array['key', 'reference'] || jsonb_build_object('actor', split_part(e.actor, ':', 1))), '[]') from payments.entry e
        where e.payment_id in ${ofOrders(orderIds)}) as "paymentMovements",
      (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from payments.card_detail c where c.payment_id in ${ofOrders(orderIds)}) as "paymentCards",
      (select coalesce(jsonb_agg(to_jsonb(w) - array['wallet_order', 'payer_id']), '[]') from payments.wallet_detail w
        where w.payment_id in ${ofOrders(orderIds)}) as "paymentWallets",
      (select coalesce(jsonb_agg(to_jsonb(s) - array['owner_id', 'reference']), '[]') from payments.saved_card s
        where s.owner_id = ${ownerId}) as "savedCards"`.execute(db);
  return rows[0] ?? {};
}

/** Deletes a person's cards, here at once and at their providers by a job, and the wallet's name for them. Payments stay as they are booked. */
export async function erasePayer(tx: Tx, { ownerId }: Person, orderIds: readonly number[]): Promise<void> {
  await deleteCards(tx, ownerId);
  await sql`delete from stripe.customer where owner_id = ${ownerId}`.execute(tx);
  await sql`update payments.wallet_detail set payer_email = '', payer_id = '' where payment_id in ${ofOrders(orderIds)}`.execute(tx);
}

/**
 * Gives one owner's cards to another. A card both have stays once; where both have a customer at a provider that ties cards to it, the moving cards
 * cannot be charged any more and are deleted.
 */
export async function moveSavedCards(tx: Tx, from: string, to: string): Promise<void> {
  for (const owner of [from, to].sort()) await lockCards(tx, owner);
  await sql`update payments.card_to_save set owner_id = ${to} where owner_id = ${from}`.execute(tx);
  await sql`
    update stripe.customer set owner_id = ${to}
    where owner_id = ${from} and not exists (select from stripe.customer where owner_id = ${to})`.execute(tx);
  await sql`
    update payments.saved_card c set owner_id = ${to},
      is_default = c.is_default and not exists (select from payments.saved_card o where o.owner_id = ${to} and o.is_default)
    where c.owner_id = ${from}
      and not (c.gateway = 'stripe' and exists (select from stripe.customer where owner_id = ${from}))
      and not exists (select from payments.saved_card o where o.owner_id = ${to} and (o.gateway, o.brand, o.last4, o.expiry_month, o.expiry_year)
        = (c.gateway, c.brand, c.last4, c.expiry_month, c.expiry_year))`.execute(tx);
  await deleteCards(tx, from);
  await sql`delete from stripe.customer where owner_id = ${from}`.execute(tx);
}

/** How many cards an owner has saved. */
export async function countSavedCards(db: Db, ownerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from payments.saved_card where owner_id = ${ownerId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Whether a movement of money of these orders is still under way. */
export async function isMoneyMoving(db: Db, orderIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from payments.entry where state = 'pending' and payment_id in ${ofOrders(orderIds)} limit 1`.execute(db);
  return rows.length > 0;
}
