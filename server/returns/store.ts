import { type RawBuilder, sql } from 'kysely';
import type { ReturnState } from '../../contract/returns/returns.ts';
import { isOpenReturn } from '../../contract/staff/orders/staff-returns.ts';
import { isWorded, numberAsTyped, wordsIn } from '../orders/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { Found, ReturnLine, StoredReturn } from './return.ts';

const columns = sql`r.id, r.case_number as "caseNumber", r.order_id as "orderId", r.state, r.wish, r.out_of_stock as "outOfStock", r.currency, r.quoted, r.quoted_shipping as "quotedShipping",
  r.requested_at as "requestedAt", r.arrive_by as "arriveBy", r.paid_by as "paidBy", r.way, r.pick_up_on as "pickUpOn", r.sent_at as "sentAt",
  r.stock_held as "stockHeld", r.replacement_order as "replacementOrder", r.received_at as "receivedAt", r.inspected_at as "inspectedAt",
  r.ended_at as "endedAt", r.words, r.refunded, r.refunded_shipping as "refundedShipping",
  (select jsonb_agg(jsonb_build_object('variationId', l.variation_id, 'quantity', l.quantity, 'reason', l.reason, 'comment', l.comment,
      'found', case when l.restocked is not null
        then jsonb_build_object('restocked', l.restocked, 'damaged', l.damaged, 'missing', l.missing) end) order by l.variation_id)
    from returns.line l where l.return_id = r.id) as lines,
  (select coalesce(jsonb_agg(jsonb_build_object('photoId', p.id, 'width', p.width, 'height', p.height) order by p.added_at, p.id), '[]')
    from returns.photo p where p.return_id = r.id) as photos`;

async function all(db: Db, query: RawBuilder<StoredReturn>): Promise<StoredReturn[]> {
  return (await query.execute(db)).rows;
}

/** The case numbers of these orders' returns. */
export async function findCaseNumbers(db: Db, orderIds: readonly number[]): Promise<{ orderId: number; caseNumber: string }[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<{ orderId: number; caseNumber: string }>`
    select order_id as "orderId", case_number as "caseNumber" from returns.return where order_id = any(${[...orderIds]}::bigint[])`.execute(
    db,
  );
  return rows;
}

/** An order's returns, newest first. */
export function findReturnsOf(db: Db, orderId: number): Promise<StoredReturn[]> {
  return all(
    db,
    sql<StoredReturn>`select ${columns} from returns.return r where r.order_id = ${orderId} order by r.requested_at desc, r.id desc`,
  );
}

/** The case number that this request opened; null for a new request. */
export async function findCaseOfRequest(db: Db, orderId: number, requestUuid: string): Promise<string | null> {
  const { rows } = await sql<{ caseNumber: string }>`
    select case_number as "caseNumber" from returns.return where order_id = ${orderId} and request_uuid = ${requestUuid}::uuid`.execute(db);
  return rows[0]?.caseNumber ?? null;
}

interface NewReturn
  extends Pick<StoredReturn, 'orderId' | 'wish' | 'currency' | 'quoted' | 'quotedShipping' | 'requestedAt' | 'arriveBy' | 'paidBy'> {
  readonly requestUuid: string;
  readonly lines: readonly ReturnLine[];
}

/** Inserts a requested return; false when the case number is taken. */
export async function insertReturn(tx: Tx, caseNumber: string, { lines, ...given }: NewReturn): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into returns.return (case_number, order_id, request_uuid, wish, state, currency, quoted, quoted_shipping, requested_at, arrive_by, paid_by)
    values (${caseNumber}, ${given.orderId}, ${given.requestUuid}::uuid, ${given.wish}, 'requested', ${given.currency}, ${given.quoted}, ${given.quotedShipping},
      ${given.requestedAt}, ${given.arriveBy}, ${given.paidBy})
    on conflict (case_number) do nothing
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) return false;
  await sql`
    insert into returns.line (return_id, variation_id, quantity, reason, comment)
    select ${id}, l."variationId", l.quantity, l.reason, l.comment
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l ("variationId" int, quantity int, reason text, comment text)`.execute(tx);
  return true;
}

/** A return by its case number. Its order's lock protects it; there is no row lock. */
export async function findReturn(db: Db, caseNumber: string): Promise<StoredReturn | null> {
  return (await all(db, sql<StoredReturn>`select ${columns} from returns.return r where r.case_number = ${caseNumber}`))[0] ?? null;
}

/** Which returns are listed: those in a state or of orders with these words, or both; without either, open or ended ones. */
export interface ReturnFilter {
  readonly show: 'open' | 'ended';
  readonly state?: ReturnState | undefined;
  /** As typed (`wordsIn`). */
  readonly q: string;
}

const scopeOf = ({ show, state, q }: ReturnFilter): 'open' | 'ended' | 'all' =>
  q !== '' ? 'all' : state === undefined ? show : isOpenReturn(state) ? 'open' : 'ended';

function matching(filter: ReturnFilter) {
  const { state = null, q } = filter;
  const [first, second, third] = wordsIn(q);
  const scope = scopeOf(filter);
  return sql`(${state}::text is null or r.state = ${state})
    ${scope === 'all' ? sql`` : scope === 'open' ? sql`and r.ended_at is null` : sql`and r.ended_at is not null`}
    ${q === '' ? sql`` : first === undefined ? sql`and false` : sql`and ${isWorded(sql`r.order_id`, first, second, third, numberAsTyped(q))}`}`;
}

/** A page of the open returns, oldest first; of the ended ones, latest first; or of those with words, latest request first. */
export function findReturns(db: Db, filter: ReturnFilter, { offset, limit }: { offset: number; limit: number }): Promise<StoredReturn[]> {
  const scope = scopeOf(filter);
  return all(
    db,
    sql<StoredReturn>`
      select ${columns} from returns.return r where ${matching(filter)}
      order by ${scope === 'open' ? sql`r.requested_at, r.id` : scope === 'ended' ? sql`r.ended_at desc, r.id desc` : sql`r.requested_at desc, r.id desc`}
      offset ${offset} limit ${limit}`,
  );
}

export async function countReturns(db: Db, filter: ReturnFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from returns.return r where ${matching(filter)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Counts open returns, and those requested before `lateBefore` and still unanswered. */
export async function countOpen(db: Db, lateBefore: Date): Promise<{ open: number; late: number }> {
  const { rows } = await sql<{ open: number; late: number }>`
    select count(*)::int as open, count(*) filter (where state = 'requested' and requested_at < ${lateBefore})::int as late
    from returns.return where ended_at is null`.execute(db);
  return rows[0] ?? { open: 0, late: 0 };
}

/** Returns unanswered since before a moment, and how many of them were requested after another. */
export async function countLate(db: Db, { before, since }: { before: Date; since: Date }): Promise<{ count: number; fresh: number }> {
  const { rows } = await sql<{ count: number; fresh: number }>`
    select count(*)::int as count, count(*) filter (where requested_at > ${since})::int as fresh
    from returns.return where ended_at is null and state = 'requested' and requested_at < ${before}`.execute(db);
  return rows[0] ?? { count: 0, fresh: 0 };
}

/** Saves an approval. */
export async function saveApproval(
  tx: Tx,
  id: number,
  {
    wish,
    outOfStock,
    way,
    pickUpOn,
    stockHeld,
    words,
    arriveBy,
  }: Pick<StoredReturn, 'wish' | 'outOfStock' | 'way' | 'pickUpOn' | 'stockHeld' | 'words' | 'arriveBy'>,
  now: Date,
): Promise<void> {
  await sql`
    update returns.return set state = 'approved', wish = ${wish}, out_of_stock = ${outOfStock}, way = ${way}, pick_up_on = ${pickUpOn}::date,
      stock_held = ${stockHeld && JSON.stringify(stockHeld)}::jsonb, words = ${words}, arrive_by = ${arriveBy}, decided_at = ${now}
    where id = ${id}`.execute(tx);
}

/** Saves that the items are on their way back, or have arrived. */
export async function saveStep(tx: Tx, id: number, state: 'in_transit' | 'received', now: Date): Promise<void> {
  await sql`
    update returns.return set state = ${state},
      sent_at = case when ${state}::text = 'in_transit' then ${now}::timestamptz else sent_at end,
      received_at = case when ${state}::text = 'received' then ${now}::timestamptz else received_at end
    where id = ${id}`.execute(tx);
}

/** Saves how a return ended, with its message; amounts in cents. The caller has released or used the stock held for it. */
export async function saveEnd(
  tx: Tx,
  id: number,
  end: Pick<StoredReturn, 'words' | 'refunded' | 'refundedShipping'> & {
    readonly state: 'declined' | 'closed' | 'refunded' | 'replaced' | 'expired';
    readonly replacementOrder?: string;
  },
  now: Date,
): Promise<void> {
  await sql`
    update returns.return set state = ${end.state}, words = ${end.words}, refunded = ${end.refunded},
      refunded_shipping = ${end.refundedShipping}, ended_at = ${now}, stock_held = null, replacement_order = ${end.replacementOrder ?? null},
      decided_at = coalesce(decided_at, ${now})
    where id = ${id}`.execute(tx);
}

/** Saves the inspection of a return's lines. */
export async function saveFound(tx: Tx, id: number, lines: readonly (Found & { variationId: number })[], now: Date): Promise<void> {
  await sql`
    update returns.line l set restocked = f.restocked, damaged = f.damaged, missing = f.missing
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as f ("variationId" int, restocked int, damaged int, missing int)
    where l.return_id = ${id} and l.variation_id = f."variationId"`.execute(tx);
  await sql`update returns.return set inspected_at = ${now} where id = ${id}`.execute(tx);
}

/** Staff's notes on a return, newest first. */
export async function findNotes(db: Db, id: number): Promise<{ at: Date; memberId: number; words: string }[]> {
  const { rows } = await sql<{ at: Date; memberId: number; words: string }>`
    select at, member_id as "memberId", words from returns.note where return_id = ${id} order by at desc, id desc`.execute(db);
  return rows;
}

export async function insertNote(tx: Tx, id: number, { memberId, words }: { memberId: number; words: string }, now: Date): Promise<void> {
  await sql`insert into returns.note (return_id, member_id, at, words) values (${id}, ${memberId}, ${now}, ${words})`.execute(tx);
}

/** Case numbers of approved returns past their arrival deadline, oldest first. `neverArrived` are the reasons with nothing to send back. */
export async function findOverdue(
  db: Db,
  { now, neverArrived, limit }: { now: Date; neverArrived: readonly string[]; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ caseNumber: string }>`
    select r.case_number as "caseNumber" from returns.return r
    where r.ended_at is null and r.state in ('approved', 'in_transit') and r.arrive_by < ${now}
      and not exists (select from returns.line l where l.return_id = r.id and l.reason = any(${[...neverArrived]}::text[]))
    order by r.arrive_by, r.id limit ${limit}`.execute(db);
  return rows.map(({ caseNumber }) => caseNumber);
}

/** The case whose number without dashes a carrier scanned; null when there is none. */
export async function findScanned(db: Db, code: string): Promise<string | null> {
  const { rows } = await sql<{ caseNumber: string }>`
    select case_number as "caseNumber" from returns.return where replace(case_number, '-', '') = ${code}`.execute(db);
  return rows[0]?.caseNumber ?? null;
}

/** Case numbers of approved returns whose day of pick-up has come, oldest first. */
export async function findToPickUp(db: Db, today: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ caseNumber: string }>`
    select case_number as "caseNumber" from returns.return
    where ended_at is null and state = 'approved' and pick_up_on <= ${today}::date order by pick_up_on, id limit ${limit}`.execute(db);
  return rows.map(({ caseNumber }) => caseNumber);
}

/** Case numbers of approved returns, not sent yet and not reminded of, whose items are due before `dueBefore`. */
export async function findToRemind(db: Db, { now, dueBefore, limit }: { now: Date; dueBefore: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ caseNumber: string }>`
    select case_number as "caseNumber" from returns.return
    where ended_at is null and state = 'approved' and way is not null and reminded_at is null
      and arrive_by > ${now} and arrive_by <= ${dueBefore}
    order by arrive_by, id limit ${limit}`.execute(db);
  return rows.map(({ caseNumber }) => caseNumber);
}

/** Records a reminder; false when there was one already. */
export async function saveReminded(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update returns.return set reminded_at = ${now} where id = ${id} and reminded_at is null`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0) > 0;
}
