import { type RawBuilder, sql } from 'kysely';
import type { Adjustment } from '../../contract/promotions/promotions.ts';
import { ownerOfCustomer } from '../accounts/index.ts';
import type { Taken } from '../catalog/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { notePromotions } from './desk/promotion-store.ts';
import type { BoughtLine, OrderDraft, OrderedLine, StoredOrder, Units } from './order.ts';
import { type OrderState, tookNoMoney } from './states.ts';

type OrderRow = Omit<StoredOrder, 'totals'> & StoredOrder['totals'];

const columns = sql`id, order_number as "orderNumber", checkout_uuid as "checkoutUuid", owner_id as "ownerId", brand, state, email,
  marketing_opt_in as "marketingOptIn", shipping_address as "shippingAddress", billing_address as "billingAddress", delivery, currency,
  merchandise, discount, shipping, tax, total, tax_parts as "taxParts", stock_taken as "stockTaken", placed_by_staff as "placedByStaff", paid_by as "paidBy", came_from as "cameFrom", held_for as "heldFor",
  placed_at as "placedAt", delivered_at as "deliveredAt", link_version as "linkVersion"`;

function toOrder({ currency, merchandise, discount, shipping, tax, total, ...rest }: OrderRow): StoredOrder {
  return { ...rest, totals: { currency, merchandise, discount, shipping, tax, total } };
}

async function one(db: Db, query: RawBuilder<OrderRow>): Promise<StoredOrder | null> {
  const row = (await query.execute(db)).rows[0];
  return row ? toOrder(row) : null;
}

export function findOrder(db: Db, orderNumber: string): Promise<StoredOrder | null> {
  return one(db, sql<OrderRow>`select ${columns} from orders.order where order_number = ${orderNumber}`);
}

/** Whether any order was ever paid. */
export async function anyOrder(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from orders.order where state not in ('awaiting_payment', 'payment_declined')) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Orders by their id. */
export async function findOrdersById(db: Db, ids: readonly number[]): Promise<Map<number, StoredOrder>> {
  const { rows } = await sql<OrderRow>`select ${columns} from orders.order where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, toOrder(row)]));
}

/** The link versions of orders, by number; of those with this e-mail address only, whatever its case. */
export async function findLinkVersions(db: Db, orderNumbers: readonly string[], email: string): Promise<Map<string, number>> {
  if (orderNumbers.length === 0) return new Map();
  const { rows } = await sql<{ orderNumber: string; linkVersion: number }>`
    select order_number as "orderNumber", link_version as "linkVersion" from orders.order
    where order_number = any(${[...orderNumbers]}::text[]) and lower(email) = lower(${email})`.execute(db);
  return new Map(rows.map(({ orderNumber, linkVersion }) => [orderNumber, linkVersion]));
}

/** Order numbers by order id. */
export async function findNumbers(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; orderNumber: string }>`
    select id, order_number as "orderNumber" from orders.order where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, orderNumber }) => [id, orderNumber]));
}

export function lockOrder(tx: Tx, id: number): Promise<StoredOrder | null> {
  return one(tx, sql<OrderRow>`select ${columns} from orders.order where id = ${id} for update`);
}

export function lockOrderByNumber(tx: Tx, orderNumber: string): Promise<StoredOrder | null> {
  return one(tx, sql<OrderRow>`select ${columns} from orders.order where order_number = ${orderNumber} for update`);
}

export function lockOrderOfCheckout(tx: Tx, checkoutUuid: string): Promise<StoredOrder | null> {
  return one(tx, sql<OrderRow>`select ${columns} from orders.order where checkout_uuid = ${checkoutUuid}::uuid for update`);
}

/** The promotions' adjustments of a line `l`, as JSON. */
export const adjustmentsOfLine = sql`coalesce((
    select jsonb_agg(jsonb_build_object('promotionId', a.promotion_id, 'group', a."group", 'label', a.label, 'code', a.code,
      'amount', a.amount) order by a."group" = 'order', a.promotion_id)
    from orders.adjustment a where a.order_id = l.order_id and a.position = l.position), '[]'::jsonb)`;

/** What each promotion took off an order, including off delivery, in the order applied. Cents. */
export async function findAdjustments(db: Db, orderId: number): Promise<Adjustment[]> {
  const { rows } = await sql<Adjustment>`
    select promotion_id as "promotionId", "group", label, code, sum(amount)::int as amount from orders.adjustment where order_id = ${orderId}
    group by promotion_id, "group", label, code order by position("group" in 'item order shipping'), promotion_id`.execute(db);
  return rows;
}

export async function findLines(db: Db, orderId: number): Promise<OrderedLine[]> {
  const { rows } = await sql<OrderedLine>`
    select l.product_id as "productId", variation_id as "variationId", sku, name, slug, department_slug as "departmentSlug", options, image,
      quantity, shipped, delivered, cancelled, unit_price as "unitPrice", line_total as "lineTotal", tax, returnable,
      return_days as "returnDays", return_goods as "returnGoods", ${adjustmentsOfLine} as adjustments
    from orders.line l where order_id = ${orderId} order by l.position`.execute(db);
  return rows;
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Returns null when the number is taken. A second order for the same checkout violates a constraint. */
export async function insertOrder(tx: Tx, orderNumber: string, draft: OrderDraft, now: Date): Promise<number | null> {
  const { totals } = draft;
  const { rows } = await sql<{ id: number }>`
    insert into orders.order (order_number, checkout_uuid, owner_id, brand, state, email, marketing_opt_in, shipping_address,
      billing_address, delivery, currency, merchandise, discount, shipping, tax, total, tax_parts, stock_taken, placed_by_staff, paid_by, came_from, placed_at,
      updated_at)
    values (${orderNumber}, ${draft.checkoutUuid}::uuid, ${draft.ownerId}, ${draft.brand}, 'awaiting_payment', ${draft.email},
      ${draft.marketingOptIn}, ${json(draft.shippingAddress)}, ${json(draft.billingAddress)}, ${json(draft.delivery)}, ${totals.currency},
      ${totals.merchandise}, ${totals.discount}, ${totals.shipping}, ${totals.tax}, ${totals.total}, ${json(draft.taxParts)}, ${json(draft.stockTaken)}, ${draft.placedByStaff},
      ${draft.paidBy}, ${draft.cameFrom}, ${now}, ${now})
    on conflict (order_number) do nothing
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Replaces the contents of an unpaid order, which then awaits payment again. */
export async function reopenOrder(tx: Tx, id: number, draft: OrderDraft, now: Date): Promise<void> {
  const { totals } = draft;
  await sql`
    update orders.order set state = 'awaiting_payment', owner_id = ${draft.ownerId}, email = ${draft.email}, marketing_opt_in = ${draft.marketingOptIn},
      shipping_address = ${json(draft.shippingAddress)}, billing_address = ${json(draft.billingAddress)}, delivery = ${json(draft.delivery)},
      merchandise = ${totals.merchandise}, discount = ${totals.discount}, shipping = ${totals.shipping}, tax = ${totals.tax},
      total = ${totals.total}, tax_parts = ${json(draft.taxParts)}, stock_taken = ${json(draft.stockTaken)}, placed_by_staff = ${draft.placedByStaff}, paid_by = ${draft.paidBy},
      came_from = ${draft.cameFrom}, placed_at = ${now}, updated_at = ${now}
    where id = ${id}`.execute(tx);
  await sql`delete from orders.line where order_id = ${id}`.execute(tx);
  await sql`delete from orders.adjustment where order_id = ${id}`.execute(tx);
}

export async function insertLines(tx: Tx, orderId: number, lines: readonly BoughtLine[]): Promise<void> {
  await sql`
    insert into orders.line (order_id, position, variation_id, product_id, sku, name, slug, department_slug, options, image, quantity,
      unit_price, line_total, discount, tax, returnable, return_days, return_goods)
    select ${orderId}, (line.position - 1)::int, l."variationId", l."productId", l.sku, l.name, l.slug, l."departmentSlug", l.options,
      nullif(l.image, 'null'::jsonb), l.quantity, l."unitPrice", l."lineTotal",
      coalesce((select sum((a ->> 'amount')::int) from jsonb_array_elements(l.adjustments) a), 0)::int, l.tax, l.returnable, l."returnDays", l."returnGoods"
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as line (value, position),
      jsonb_to_record(line.value) as l ("variationId" int, "productId" int, sku text, name text, slug text, "departmentSlug" text,
        options jsonb, image jsonb, quantity int, "unitPrice" int, "lineTotal" int, adjustments jsonb, tax int, returnable boolean, "returnDays" int,
        "returnGoods" text)`.execute(tx);
}

/** Stores what promotions took off each line (by position) and off delivery. */
export async function insertAdjustments(
  tx: Tx,
  orderId: number,
  lines: readonly BoughtLine[],
  ofAll: readonly Adjustment[],
): Promise<void> {
  const rows = [
    ...lines.flatMap(({ adjustments }, position) => adjustments.map((one) => ({ ...one, position }))),
    ...ofAll.filter(({ group }) => group === 'shipping').map((one) => ({ ...one, position: null })),
  ];
  if (rows.length === 0) return;
  await tx
    .insertInto('orders.adjustment')
    .values(rows.map(({ promotionId, ...row }) => ({ ...row, order_id: orderId, promotion_id: promotionId })))
    .execute();
}

/** Saves the state. A delivered order gets the time of its last delivery event, which the caller inserts first. */
export async function saveState(tx: Tx, id: number, state: OrderState, now: Date): Promise<void> {
  await notePromotions(tx, id, state);
  await sql`
    update orders.order set state = ${state}, updated_at = ${now}, delivered_at = case when ${state}::text = 'delivered'
      then (select max(e.at) from orders.event e where e.order_id = ${id} and e.kind = 'delivered') end
    where id = ${id}`.execute(tx);
}

/** Saves that an order is paid, and why it is held for review, if it is. */
export async function savePlaced(tx: Tx, id: number, heldFor: StoredOrder['heldFor'], now: Date): Promise<void> {
  await notePromotions(tx, id, 'placed');
  await sql`
    update orders.order set state = 'placed', held_for = ${heldFor && [...heldFor]}::text[], updated_at = ${now} where id = ${id}`.execute(
    tx,
  );
}

/** Saves why an order is held; null releases it. The caller holds the order's lock. */
export async function saveHold(tx: Tx, id: number, heldFor: StoredOrder['heldFor'], now: Date): Promise<void> {
  await sql`update orders.order set held_for = ${heldFor && [...heldFor]}::text[], updated_at = ${now} where id = ${id}`.execute(tx);
}

/** Counts open units as shipped or cancelled, or shipped ones as delivered. A check constraint rejects more than there are. */
export async function addUnits(
  tx: Tx,
  orderId: number,
  became: 'shipped' | 'delivered' | 'cancelled',
  units: readonly Units[],
): Promise<void> {
  const [shipped, delivered, cancelled] = ['shipped', 'delivered', 'cancelled'].map((one) => Number(one === became));
  await sql`
    update orders.line l set shipped = shipped + u.quantity * ${shipped}::int, delivered = delivered + u.quantity * ${delivered}::int,
      cancelled = cancelled + u.quantity * ${cancelled}::int
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as u ("variationId" int, quantity int)
    where l.order_id = ${orderId} and l.variation_id = u."variationId"`.execute(tx);
}

/** Stores the stock still allocated to an order after the rest was returned. */
export async function saveStockTaken(tx: Tx, id: number, taken: readonly Taken[] | null): Promise<void> {
  await sql`update orders.order set stock_taken = ${taken && JSON.stringify(taken)}::jsonb where id = ${id}`.execute(tx);
}

/**
 * Whether this owner or address has an order that was paid and not cancelled, so that the next one is not their first. One that awaits its payment
 * counts: otherwise several could be first while banks decide.
 */
export async function hasOrdered(db: Db, { ownerId, email }: { ownerId: string; email: string | null }): Promise<boolean> {
  const { rows } = await sql`
    select from orders.order
    where (owner_id = ${ownerId} or lower(email) = lower(${email})) and state not in ('payment_declined', 'cancelled')
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the customer has a paid order with uncancelled units of this product. */
export async function hasBought(db: Db, customerId: number, productId: number): Promise<boolean> {
  const { rows } = await sql`
    select from orders.order o where o.owner_id = ${ownerOfCustomer(customerId)}
      and o.state <> all(${tookNoMoney}::text[])
      and exists (select from orders.line l where l.order_id = o.id and l.product_id = ${productId} and l.cancelled < l.quantity)
    limit 1`.execute(db);
  return rows.length > 0;
}
