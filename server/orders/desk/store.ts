import { type RawBuilder, sql } from 'kysely';
import { maxCounted } from '../../../contract/staff/max-counted.ts';
import type { ListedState, OrderListFilter, OrderSort } from '../../../contract/staff/orders/staff-orders.ts';
import { waivedKey } from '../../payments/index.ts';
import { likeOf, midnight, unaccented } from '../../platform/db/conditions.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { promotionsNamed } from '../../promotions/index.ts';
import type { StoredOrder } from '../order.ts';
import { cancelledShare } from '../reports/store.ts';
import type { OrderState } from '../states.ts';
import { numberAsTyped, wordsIn } from './words.ts';

/** Rewrites the words by which staff find an order: when it is placed again, and when address or e-mail change. */
export async function reindexWords(tx: Tx, orderId: number): Promise<void> {
  await sql`delete from orders.search_word where order_id = ${orderId}`.execute(tx);
  await indexWords(tx, orderId);
}

/** Writes the words of a new order. */
export async function indexWords(tx: Tx, orderId: number): Promise<void> {
  await sql`
    insert into orders.search_word (order_id, word)
    select distinct o.id, ${unaccented(sql`w.word`)} from orders.order o cross join lateral (
      select lower(o.order_number) as word
      union select lower(replace(o.order_number, '-', ''))
      union select lower(o.email)
      union select regexp_split_to_table(n.names, s.separators)
        from (select lower(concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName',
          o.billing_address ->> 'firstName', o.billing_address ->> 'lastName')) as names) n, (values ('\\s+'), ('[\\s-]+')) s (separators)
      union select right(p.digits, n.digits)
        from (values (regexp_replace(o.shipping_address ->> 'phone', '\\D', '', 'g')),
          (regexp_replace(o.billing_address ->> 'phone', '\\D', '', 'g'))) p (digits), (values (7), (10)) n (digits)
      union select lower(regexp_replace(o.shipping_address ->> 'postalCode', '\\s', '', 'g'))
      union select lower(regexp_replace(o.billing_address ->> 'postalCode', '\\s', '', 'g'))
      union select lower(l.sku) from orders.line l where l.order_id = o.id
    ) w where w.word <> '' and o.id = ${orderId}`.execute(tx);
}

const beginning = (text: string) => `${likeOf(text.toLowerCase())}%`;

const having = (word: string) => sql`select w.order_id from orders.search_word w where w.word like ${beginning(word)}`;

/**
 * The orders with all of up to three words (`wordsIn`), or with a number as digits or as typed (`numberAsTyped`). As an array, so that the word index is
 * read once and first; a join would probe it for every order.
 */
const worded = (first: string, second: string | undefined, third: string | undefined, number: string | null) =>
  number === null
    ? sql`and o.id = any(array(${having(first)} ${
        second === undefined ? sql`` : sql`intersect ${having(second)} ${third === undefined ? sql`` : sql`intersect ${having(third)}`}`
      }))`
    : sql`and o.id = any(array(${having(first)} union ${having(number)}))`;

const has = (orderId: RawBuilder<unknown>, word: string) =>
  sql`exists (select from orders.search_word w where w.order_id = ${orderId} and w.word like ${beginning(word)})`;

/** Whether an order is of those that `worded` finds: for lists of few orders, where a frequent word would find very many. */
export const isWorded = (
  orderId: RawBuilder<unknown>,
  first: string,
  second: string | undefined,
  third: string | undefined,
  number: string | null,
) =>
  number === null
    ? sql`${has(orderId, first)} ${
        second === undefined ? sql`` : sql`and ${has(orderId, second)} ${third === undefined ? sql`` : sql`and ${has(orderId, third)}`}`
      }`
    : sql`(${has(orderId, first)} or ${has(orderId, number)})`;

const statesOf: Readonly<Record<ListedState, readonly OrderState[]>> = {
  unpaid: ['awaiting_payment'],
  declined: ['payment_declined'],
  held: ['placed'],
  to_ship: ['placed', 'processing'],
  partly_shipped: ['partially_shipped'],
  shipped: ['shipped'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
};
const listedStates = new Map(Object.entries(statesOf).flatMap(([listed, states]) => states.map((state) => [state, listed as ListedState])));

/** The state as the list calls it. */
export const listedState = ({ state, heldFor }: Pick<StoredOrder, 'state' | 'heldFor'>): ListedState =>
  heldFor && state === 'placed' ? 'held' : (listedStates.get(state) ?? 'cancelled');

const isHeld = (state: ListedState | undefined) =>
  state === 'held' ? sql`and o.held_for is not null` : state === 'to_ship' ? sql`and o.held_for is null` : sql``;

/** A product's number, or zero, which none has. */
const productIn = (item: string) => (/^[1-9]\d{0,8}$/.test(item) ? Number(item) : 0);

const withItem = (item: string) => sql`
  select l.order_id from orders.line l where lower(l.sku) like ${beginning(item)}
  union all select l.order_id from orders.line l where l.product_id = ${productIn(item)}`;

/** Orders with a word, or lines of an item, from which on the first orders of a list soon have enough of them. */
const frequent = { word: 10_000, item: 1000 };
/** How many orders are scanned: items have an index, words are checked per order. */
const nearOrders = { word: 10_000, item: 100_000 };

/** As an array, so that the promotions are looked up once. */
const withPromotion = (promotion: string) => sql`
  select a.order_id from orders.adjustment a where a.promotion_id = any(array(${promotionsNamed(promotion)}))`;

/** Whether very many orders have each word and item of the filter, and it has any. */
async function isFrequent(db: Db, { q, item }: OrderListFilter): Promise<boolean> {
  if (numberAsTyped(q) !== null) return false;
  const words = wordsIn(q);
  for (const word of words) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${having(word)} limit ${frequent.word}) counted`.execute(db);
    if ((rows[0]?.n ?? 0) < frequent.word) return false;
  }
  if (item === '') return words.length > 0;
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${withItem(item)} limit ${frequent.item}) counted`.execute(db);
  return (rows[0]?.n ?? 0) >= frequent.item;
}

/** The planner drops conditions that are not set; only those that query other tables are omitted here. */
function matching({ q, state, from, to, payment, delivery, country, brand, promotion, item, staff, tag }: OrderListFilter) {
  const [first, second, third] = wordsIn(q);
  const states = q !== '' && first === undefined ? [] : state ? [...statesOf[state]] : null;
  return sql`
    (${states}::text[] is null or o.state = any(${states}::text[])) ${isHeld(state)}
    and (${from ?? null}::date is null or o.placed_at >= ${midnight(from, 0)})
    and (${to ?? null}::date is null or o.placed_at < ${midnight(to, 1)})
    and (${payment ?? null}::text is null or o.paid_by = ${payment ?? null})
    and (${delivery ?? null}::text is null or o.delivery ->> 'code' = ${delivery ?? null})
    and (${country ?? null}::text is null or o.country = ${country ?? null})
    and (${brand ?? null}::text is null or o.brand = ${brand ?? null})
    and (${tag}::text = '' or o.id in (select t.order_id from orders.tag t where t.tag = ${tag}))
    and (${staff ?? null}::bigint is null or o.placed_by_staff = ${staff ?? null})
    ${first === undefined ? sql`` : worded(first, second, third, numberAsTyped(q))}
    ${promotion === '' ? sql`` : sql`and o.id in (${withPromotion(promotion)})`}
    ${item === '' ? sql`` : sql`and o.id in (${withItem(item)})`}`;
}

/** A place in the list: the order beside it, and on which side of it the page is. */
export interface Cursor {
  readonly side: 'after' | 'before';
  /** Milliseconds or cents, as the list is sorted. */
  readonly value: number;
  readonly id: number;
}

/** The rows beyond a cursor, nearest first; without one from the end of the list. Each order has an index. */
function inOrder(sort: OrderSort, cursor: Cursor | null) {
  const value = cursor?.value ?? null;
  const id = cursor?.id ?? null;
  const time = value === null || !sort.endsWith('placed') ? null : new Date(value);
  const isDown = sort.startsWith('-') !== (cursor?.side === 'before');
  if (sort.endsWith('placed'))
    return isDown
      ? sql`and (${id}::bigint is null or (o.placed_at, o.id) < (${time}::timestamptz, ${id}::bigint)) order by o.placed_at desc, o.id desc`
      : sql`and (${id}::bigint is null or (o.placed_at, o.id) > (${time}::timestamptz, ${id}::bigint)) order by o.placed_at, o.id`;
  return isDown
    ? sql`and (${id}::bigint is null or (o.total, o.id) < (${value}::bigint, ${id}::bigint)) order by o.total desc, o.id desc`
    : sql`and (${id}::bigint is null or (o.total, o.id) > (${value}::bigint, ${id}::bigint)) order by o.total, o.id`;
}

export type DeskRow = Pick<StoredOrder, 'id' | 'orderNumber' | 'brand' | 'state' | 'heldFor' | 'placedAt' | 'email' | 'placedByStaff'> & {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly stateRegion: string;
  readonly postalCode: string;
  readonly countryCode: string;
  readonly delivery: string;
  readonly paidBy: 'CARD' | 'PAYPAL' | 'PLCC' | null;
  readonly tags: readonly string[];
  readonly units: number;
  readonly merchandise: number;
  readonly discount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  readonly currency: string;
};

const deskColumns = sql`o.id, o.order_number as "orderNumber", o.brand, o.state, o.held_for as "heldFor", o.placed_at as "placedAt", o.email, o.placed_by_staff as "placedByStaff",
      o.shipping_address ->> 'firstName' as "firstName", o.shipping_address ->> 'lastName' as "lastName",
      o.shipping_address ->> 'city' as city, o.shipping_address ->> 'stateRegion' as "stateRegion",
      o.shipping_address ->> 'postalCode' as "postalCode", o.country as "countryCode",
      o.delivery ->> 'label' as delivery, o.paid_by as "paidBy", o.merchandise, o.discount, o.shipping, o.tax, o.total, o.currency,
      array(select t.tag from orders.tag t where t.order_id = o.id order by t.tag) as tags,
      (select coalesce(sum(l.quantity - l.cancelled), 0)::int from orders.line l where l.order_id = o.id) as units`;

interface Page {
  readonly sort: OrderSort;
  readonly cursor: Cursor | null;
  readonly limit: number;
}

/** Orders of the list beside a cursor, or from its beginning, in the order of the list. */
export async function findDeskRows(db: Db, filter: OrderListFilter, page: Page): Promise<DeskRow[]> {
  const rows = (await findNearRows(db, filter, page)) ?? (await findAllRows(db, filter, page));
  return page.cursor?.side === 'before' ? rows.toReversed() : rows;
}

async function findAllRows(db: Db, filter: OrderListFilter, { sort, cursor, limit }: Page): Promise<DeskRow[]> {
  // Indexes alone tell most pages; only the orders of the page itself are read. Outside it is sorted once more, since a join keeps no order.
  const { rows } = await sql<DeskRow>`
    select ${deskColumns} from (
      select o.id from orders.order o where ${matching(filter)} ${inOrder(sort, cursor)} limit ${limit}
    ) page join orders.order o on o.id = page.id where true ${inOrder(sort, cursor)}`.execute(db);
  return rows;
}

/**
 * A page of orders with frequent words or a frequent item, found among the first orders of the list instead of by sorting all that have them. Null
 * where they are not frequent, or the first orders do not fill the page.
 */
async function findNearRows(db: Db, filter: OrderListFilter, { sort, cursor, limit }: Page): Promise<DeskRow[] | null> {
  if (!(await isFrequent(db, filter))) return null;
  const { q, item } = filter;
  const words = wordsIn(q).map(beginning);
  // Each order is looked at by itself, in the order of the list, until the page is full: neither a join nor a sort reads all of them first. The orders
  // with an item come from an index-only scan; `coalesce` keeps them as a set.
  const { rows } = await sql<DeskRow>`
    select ${deskColumns} from (
      select o.* from orders.order o where ${matching({ ...filter, q: '', item: '' })} ${inOrder(sort, cursor)} limit ${words.length > 0 ? nearOrders.word : nearOrders.item}
    ) o
    where ${item === '' ? sql`true` : sql`coalesce(o.id in (${withItem(item)}), false)`}
      and coalesce((select bool_and(exists (select from orders.search_word w where w.order_id = o.id and w.word like p.word))
        from unnest(${words}::text[]) p(word)), true)
    limit ${limit}`.execute(db);
  return rows.length < limit ? null : rows;
}

/** Words or lines that tell whether the most counted orders have them: an order has several that begin alike. */
const enoughToTell = 4 * maxCounted;

/** Whether the only condition is one word or an item that so many orders have as are counted. */
async function areMostCounted(db: Db, { q, item, ...others }: OrderListFilter): Promise<boolean> {
  const words = wordsIn(q);
  const [first] = words;
  if (Object.values(others).some((value) => value !== undefined && value !== '') || words.length + (item === '' ? 0 : 1) !== 1)
    return false;
  const { rows } = await sql<{ n: number }>`
    select count(distinct order_id)::int as n from (${first === undefined ? withItem(item) : having(first)} limit ${enoughToTell}) told`.execute(
    db,
  );
  return (rows[0]?.n ?? 0) >= maxCounted;
}

/** How many there are, up to `maxCounted`. */
export async function countDeskRows(db: Db, filter: OrderListFilter): Promise<number> {
  if (await areMostCounted(db, filter)) return maxCounted;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from orders.order o where ${matching(filter)} limit ${maxCounted}) counted`.execute(db);
  return rows[0]?.n ?? 0;
}

/** What became of an order's units and total. Cents. */
export interface GivenBack {
  /** Units, with those cancelled later. */
  readonly ordered: number;
  /** The part of the total that was cancelled. */
  readonly cancelled: number;
  /** Refunded beside it: of returns, and by staff. */
  readonly refunded: number;
}

/** The same by order, as the reports of sales count it: their sums are the totals less what was cancelled. */
export async function findGivenBack(db: Db, orderIds: readonly number[]): Promise<Map<number, GivenBack>> {
  const { rows } = await sql<GivenBack & { id: number }>`
    select o.id, sum(l.quantity)::int as ordered,
      case when o.state = 'cancelled' then o.total else sum(${cancelledShare(sql`l.line_total - l.discount + l.tax`)})::int end as cancelled,
      (select coalesce(sum(e.amount), 0)::int from payments.payment p join payments.entry e on e.payment_id = p.id
        where p.order_id = o.id and o.state <> 'cancelled' and e.kind = 'refunded' and e.state = 'succeeded' and e.key not like ${`%${waivedKey}%`}) as refunded
    from orders.order o join orders.line l on l.order_id = o.id where o.id = any(${orderIds}::bigint[]) group by o.id`.execute(db);
  return new Map(rows.map(({ id, ...given }) => [id, given]));
}
