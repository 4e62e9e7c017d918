import { sql } from 'kysely';
import { manualDiscountId } from '../../../contract/staff/orders/drafts.ts';
import type { Person, PersonalData, PersonalRow } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Portion } from '../../platform/paging.ts';
import { reindexWords } from '../desk/store.ts';
import { tookNoMoney } from '../states.ts';

/** An order of a person, as an erasure needs it. */
export interface OrderOfPerson {
  readonly id: number;
  readonly orderNumber: string;
  readonly placedAt: Date;
  /** Still to be paid, shipped or delivered. */
  readonly isOpen: boolean;
}

/** The account's orders, and guests' orders under its proved address. */
const theirs = ({ ownerId, email }: Person) => sql`(owner_id = ${ownerId} or (lower(email) = ${email} and owner_id not like 'customer:%'))`;

/** All orders of a person, unpaid attempts included, newest first. */
export async function findOrdersOfPerson(db: Db, person: Person): Promise<OrderOfPerson[]> {
  const { rows } = await sql<OrderOfPerson>`
    select id, order_number as "orderNumber", placed_at as "placedAt",
      state not in ('payment_declined', 'delivered', 'cancelled') as "isOpen"
    from orders.order where ${theirs(person)} order by placed_at desc, id desc`.execute(db);
  return rows;
}

/** Orders with all that belongs to them, except which member of staff worked on them. */
export async function findOrderData(db: Db, ids: readonly number[]): Promise<PersonalData> {
  const of = sql`order_id = any(${[...ids]}::bigint[])`;
  const { rows } = await sql<
    Record<'orders' | 'orderLines' | 'orderDiscounts' | 'orderEvents' | 'orderChanges' | 'orderNotes' | 'orderTags', PersonalRow[]>
  >`
    select
      (select coalesce(jsonb_agg(to_jsonb(o) - array['owner_id', 'checkout_uuid', 'stock_taken', 'placed_by_staff'] order by o.id), '[]') from orders.order o
        where o.id = any(${[...ids]}::bigint[])) as orders,
      (select coalesce(jsonb_agg(to_jsonb(l) order by l.order_id, l.position), '[]') from orders.line l where ${of}) as "orderLines",
      (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from orders.adjustment a where ${of}) as "orderDiscounts",
      (select coalesce(jsonb_agg(to_jsonb(e) - 'request_uuid' || jsonb_build_object('actor', split_part(e.actor, ':', 1)) order by e.id), '[]') from orders.event e where ${of}) as "orderEvents",
      (select coalesce(jsonb_agg(to_jsonb(c) - 'member_id' order by c.id), '[]') from orders.change c where ${of}) as "orderChanges",
      (select coalesce(jsonb_agg(to_jsonb(n) - array['id', 'member_id'] order by n.id), '[]') from orders.note n where ${of}) as "orderNotes",
      (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from orders.tag t where ${of}) as "orderTags"`.execute(db);
  return rows[0] ?? {};
}

const where = (address: 'shipping_address' | 'billing_address') => sql`
  ${sql.ref(address)} || '{"firstName": "Erased", "lastName": "customer", "addressLine1": "", "addressLine2": "", "phone": ""}'::jsonb`;

/**
 * Takes a person out of their orders: name, street, phone, e-mail, notes, changes of these and staff's own words go. Place, goods, prices and taxes
 * stay, by which taxes are proved.
 */
export async function eraseFromOrders(tx: Tx, ids: readonly number[], nobody: string): Promise<void> {
  const of = sql`order_id = any(${[...ids]}::bigint[])`;
  await sql`
    update orders.order set owner_id = ${nobody}, email = '', marketing_opt_in = false, came_from = null,
      shipping_address = ${where('shipping_address')}, billing_address = ${where('billing_address')}
    where id = any(${[...ids]}::bigint[])`.execute(tx);
  await sql`update orders.change set before = '{}', after = '{}', reason = null where ${of} and kind in ('contact', 'email')`.execute(tx);
  // A refund keeps its reason, without the note behind it.
  await sql`
    update orders.change set reason = case kind when 'refund' then split_part(reason, ': ', 1) end
    where ${of} and kind in ('refund', 'hold')`.execute(tx);
  await sql`delete from orders.note where ${of}`.execute(tx);
  for (const id of ids) await reindexWords(tx, id);
}

/** Gives one account's orders to another. */
export async function moveOrdersOfAccount(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  await sql`update orders.order set owner_id = ${to}, updated_at = ${now} where owner_id = ${from}`.execute(tx);
}

/** A promotion that an order of this owner used; the amount in cents. */
export interface UsedPromotion {
  readonly promotionId: number;
  readonly label: string;
  readonly code: string | null;
  readonly amount: number;
  readonly orderNumber: string;
  readonly placedAt: Date;
}

/** The discounts of an owner's paid orders, but for those by staff. */
const usedBy = (ownerId: string) => sql`
  from orders.order o join orders.adjustment a on a.order_id = o.id
  where o.owner_id = ${ownerId} and a.promotion_id <> ${manualDiscountId} and o.state not in ('awaiting_payment', 'payment_declined')
  group by a.promotion_id, a.label, a.code, o.id`;

/** Promotions that an owner's paid orders used, the latest first. */
export async function findPromotionsUsed(db: Db, ownerId: string, { limit, offset }: Portion): Promise<UsedPromotion[]> {
  const { rows } = await sql<UsedPromotion>`
    select a.promotion_id as "promotionId", a.label, a.code, sum(a.amount)::int as amount, o.order_number as "orderNumber", o.placed_at as "placedAt"
    ${usedBy(ownerId)} order by o.placed_at desc, a.promotion_id, a.code limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countPromotionsUsed(db: Db, ownerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (select 1 ${usedBy(ownerId)}) used`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The ids of an owner's paid, uncancelled orders, without replacements at no charge. */
export async function findPaidOrders(db: Db, ownerId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders.order o
    where o.owner_id = ${ownerId} and o.state <> all(${tookNoMoney}::text[])
      and not exists (select from orders.replacement r where r.order_id = o.id)`.execute(db);
  return rows.map(({ id }) => id);
}
