import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';
import type { Line } from './lines.ts';
import type { Merged } from './merge.ts';

export interface StoredCart {
  readonly uuid: string;
  readonly lines: readonly Line[];
  /** Uppercase, in the order entered. */
  readonly promoCodes: readonly string[];
  /** The result of a cart merge; null once the cart has changed again. */
  readonly merged: Merged | null;
}

/** The owner and, when named, the cart. */
export interface CartOwner {
  readonly ownerId: string;
  readonly cartUuid?: string | undefined;
}

const owned = ({ ownerId, cartUuid }: CartOwner) =>
  cartUuid ? sql`owner_id = ${ownerId} and uuid = ${cartUuid}::uuid` : sql`owner_id = ${ownerId}`;

export async function findCart(db: Db, owner: CartOwner): Promise<StoredCart | null> {
  const { rows } =
    await sql<StoredCart>`select uuid, lines, promo_codes as "promoCodes", merged from cart.cart where ${owned(owner)}`.execute(db);
  return rows[0] ?? null;
}

/** Reads a cart for a change; locks it when inside a transaction. */
export async function findToChange(db: Db, owner: CartOwner): Promise<StoredCart | null> {
  const locked = db.isTransaction ? sql`for update` : sql``;
  const { rows } =
    await sql<StoredCart>`select uuid, lines, promo_codes as "promoCodes", merged from cart.cart where ${owned(owner)} ${locked}`.execute(
      db,
    );
  return rows[0] ?? null;
}

/** Replaces the cart that was read; false when its lines, codes or owner have changed since. */
export async function updateCart(
  db: Db,
  ownerId: string,
  before: StoredCart,
  next: Omit<StoredCart, 'uuid'> & { readonly ownerId: string },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update cart.cart set owner_id = ${next.ownerId}, lines = ${JSON.stringify(next.lines)}::jsonb, promo_codes = ${next.promoCodes}::text[],
      merged = ${mergedJson(next)}::jsonb, updated_at = ${now}
    where uuid = ${before.uuid}::uuid and owner_id = ${ownerId} and lines = ${JSON.stringify(before.lines)}::jsonb
      and promo_codes = ${before.promoCodes}::text[]`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Creates a cart; false when the owner has one by now. */
export async function insertCart(db: Db, ownerId: string, { uuid, lines, promoCodes }: StoredCart, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into cart.cart (uuid, owner_id, lines, promo_codes, created_at, updated_at)
    values (${uuid}::uuid, ${ownerId}, ${JSON.stringify(lines)}::jsonb, ${promoCodes}::text[], ${now}, ${now}) on conflict (owner_id) do nothing`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0) > 0;
}

const mergedJson = ({ merged }: Pick<StoredCart, 'merged'>): string | null => merged && JSON.stringify(merged);

/** Deletes a cart whose lines were merged into another. */
export async function deleteCart(tx: Tx, cartUuid: string): Promise<void> {
  await sql`delete from cart.cart where uuid = ${cartUuid}::uuid`.execute(tx);
}

/** Deletes carts untouched since then; returns how many. */
export async function deleteCartsUntouchedSince(tx: Tx, since: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from cart.cart where touched_on <= (${since}::timestamptz at time zone 'UTC')::date and updated_at < ${since}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** A non-empty cart without recent changes. */
export interface QuietCart {
  readonly uuid: string;
  readonly ownerId: string;
  readonly lines: readonly Line[];
}

/** Those of these carts that were last changed until a moment, locked against changes; without those being changed right now. */
export async function lockQuietCarts(tx: Tx, uuids: readonly string[], until: Date): Promise<Set<string>> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from cart.cart where uuid = any(${uuids}::uuid[]) and updated_at <= ${until} for share skip locked`.execute(tx);
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Carts last changed between two moments, by id, after the id `after`. */
export async function findQuietCarts(
  db: Db,
  { since, until, after, limit }: { since: Date; until: Date; after: string | null; limit: number },
): Promise<QuietCart[]> {
  const { rows } = await sql<QuietCart>`
    select uuid, owner_id as "ownerId", lines from cart.cart
    where touched_on between (${since}::timestamptz at time zone 'UTC')::date and (${until}::timestamptz at time zone 'UTC')::date
      and updated_at between ${since} and ${until} and lines <> '[]'::jsonb and (${after}::uuid is null or uuid > ${after}::uuid)
    order by uuid limit ${limit}`.execute(db);
  return rows;
}
