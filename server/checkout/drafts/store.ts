import { sql } from 'kysely';
import type { DraftState } from '../../../contract/staff/orders/drafts.ts';
import { likeOf } from '../../platform/db/conditions.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { StoredCheckout } from '../checkout.ts';
import type { DraftContents, StoredDraft } from './draft.ts';

const columns = sql`id as "draftId", uuid, version, brand, created_by as "createdBy", created_at as "createdAt", updated_at as "updatedAt",
  customer_id as "customerId", email, address, lines, promo_codes as "promoCodes", discount, delivery_method as "deliveryMethod",
  shipping_price as "shippingPrice", note, tags, link_number as "linkNumber", link_until as "linkUntil", order_number as "orderNumber"`;

export async function findDraft(db: Db, draftId: number): Promise<StoredDraft | null> {
  const { rows } = await sql<StoredDraft>`select ${columns} from checkout.draft where id = ${draftId}`.execute(db);
  return rows[0] ?? null;
}

export async function findDraftByUuid(db: Db, uuid: string): Promise<StoredDraft | null> {
  const { rows } = await sql<StoredDraft>`select ${columns} from checkout.draft where uuid = ${uuid}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Locks a draft. The caller has locked its checkout before, if there is one: the order everywhere. */
export async function lockDraft(tx: Tx, draftId: number): Promise<StoredDraft | null> {
  const { rows } = await sql<StoredDraft>`select ${columns} from checkout.draft where id = ${draftId} for update`.execute(tx);
  return rows[0] ?? null;
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Creates a draft; returns its number. */
export async function insertDraft(
  tx: Tx,
  { uuid, brand, createdBy, total, ...draft }: DraftContents & { uuid: string; brand: string; createdBy: number; total: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into checkout.draft (uuid, brand, created_by, created_at, updated_at, customer_id, email, address, lines, promo_codes, discount,
      delivery_method, shipping_price, note, tags, total)
    values (${uuid}::uuid, ${brand}, ${createdBy}, ${now}, ${now}, ${draft.customerId}, ${draft.email}, ${json(draft.address)}::jsonb,
      ${json(draft.lines)}::jsonb, ${draft.promoCodes}::text[], ${json(draft.discount)}::jsonb, ${draft.deliveryMethod}, ${draft.shippingPrice},
      ${draft.note}, ${draft.tags}::text[], ${total}) returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** Replaces a locked draft's contents; returns its next version. */
export async function updateDraft(tx: Tx, draftId: number, draft: DraftContents & { total: number }, now: Date): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update checkout.draft set version = version + 1, updated_at = ${now}, customer_id = ${draft.customerId}, email = ${draft.email},
      address = ${json(draft.address)}::jsonb, lines = ${json(draft.lines)}::jsonb, promo_codes = ${draft.promoCodes}::text[],
      discount = ${json(draft.discount)}::jsonb, delivery_method = ${draft.deliveryMethod}, shipping_price = ${draft.shippingPrice},
      note = ${draft.note}, tags = ${draft.tags}::text[], total = ${draft.total}
    where id = ${draftId} returning version`.execute(tx);
  return rows[0]?.version ?? 0;
}

/** Sets which link of a draft works, and until when; null ends it. */
export async function saveLink(tx: Tx, draftId: number, link: { number: number; until: Date | null }, now: Date): Promise<void> {
  await sql`
    update checkout.draft set link_number = ${link.number}, link_until = ${link.until}, updated_at = ${now} where id = ${draftId}`.execute(
    tx,
  );
}

/** Records the order that a draft became, with its total: prices and stock may have changed since the draft was saved. */
export async function saveDraftOrder(
  tx: Tx,
  draftId: number,
  { orderNumber, total }: { readonly orderNumber: string; readonly total: number },
  now: Date,
): Promise<void> {
  await sql`
    update checkout.draft set order_number = ${orderNumber}, total = ${total}, updated_at = ${now} where id = ${draftId}`.execute(tx);
}

export async function deleteDraft(tx: Tx, draftId: number): Promise<void> {
  await sql`delete from checkout.draft where id = ${draftId}`.execute(tx);
}

/** Opens a draft's checkout; does nothing if it is open. */
export async function insertDraftCheckout(tx: Tx, made: StoredCheckout, now: Date): Promise<void> {
  await sql`
    insert into checkout.checkout (uuid, cart_uuid, owner_id, state, contact, shipping_address, address_doubted, delivery_method, tax_rates, created_at, updated_at)
    values (${made.uuid}::uuid, ${made.cartUuid}::uuid, ${made.ownerId}, 'open', ${json(made.contact)}::jsonb, ${json(made.shippingAddress)}::jsonb,
      ${made.addressDoubted}, ${made.deliveryMethod}, ${json(made.taxRates)}::jsonb, ${now}, ${now})
    on conflict do nothing`.execute(tx);
}

/** Deletes a draft's checkout unless it is being paid or has been. */
export async function deleteDraftCheckout(tx: Tx, uuid: string): Promise<void> {
  await sql`delete from checkout.checkout where uuid = ${uuid}::uuid and state = 'open'`.execute(tx);
}

export interface DraftFilter {
  readonly q: string;
  readonly state?: DraftState | undefined;
  readonly staff?: number | undefined;
}

/** The same as `draftStateOf`. */
const stateAt = (now: Date) => sql`case when d.order_number is not null then 'paid' when d.link_number = 0 then 'open'
  when d.link_until is null then 'withdrawn' when d.link_until > ${now} then 'sent' else 'expired' end`;

function matching({ q, state, staff }: DraftFilter, now: Date) {
  const part = `%${likeOf(q.toLowerCase())}%`;
  const digits = q.replaceAll(/\D/g, '');
  return sql`
    (${q}::text = '' or lower(d.email) like ${part} or d.id::text = ${q}
      or lower(concat(d.address ->> 'firstName', ' ', d.address ->> 'lastName')) like ${part} or lower(d.order_number) = lower(${q}::text)
      or (${digits.length >= 4} and regexp_replace(d.address ->> 'phone', '\\D', '', 'g') like ${`%${digits}`}))
    and (${state ?? null}::text is null or ${stateAt(now)} = ${state ?? null})
    and (${staff ?? null}::bigint is null or d.created_by = ${staff ?? null})`;
}

export interface DraftRow {
  readonly draftId: number;
  readonly state: DraftState;
  readonly name: string;
  readonly email: string;
  readonly units: number;
  readonly total: number;
  readonly createdBy: number;
  readonly updatedAt: Date;
  readonly orderNumber: string | null;
}

/** A page of drafts, the last changed first. */
export async function findDraftRows(
  db: Db,
  filter: DraftFilter,
  { offset, limit }: { offset: number; limit: number },
  now: Date,
): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    select d.id as "draftId", ${stateAt(now)} as state, trim(concat(d.address ->> 'firstName', ' ', d.address ->> 'lastName')) as name, d.email,
      (select coalesce(sum((l ->> 'quantity')::int), 0)::int from jsonb_array_elements(d.lines) l) as units, d.total,
      d.created_by as "createdBy", d.updated_at as "updatedAt", d.order_number as "orderNumber"
    from checkout.draft d where ${matching(filter, now)} order by d.updated_at desc, d.id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countDrafts(db: Db, filter: DraftFilter, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from checkout.draft d where ${matching(filter, now)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Deletes drafts untouched since then; an order keeps its own data. Returns how many. */
export async function deleteDraftsUntouchedSince(tx: Tx, since: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from checkout.draft d where d.updated_at < ${since}
      and not exists (select from checkout.checkout c where c.uuid = d.uuid and c.state in ('pending', 'challenge'))`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
