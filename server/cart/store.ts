import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/index.ts';
import type { Line } from './lines.ts';
import type { Merged } from './merge.ts';

export interface StoredCart {
  readonly uuid: string;
  readonly lines: readonly Line[];
  /** What a sign-in brought together; null when the cart has been changed since. */
  readonly merged: Merged | null;
}

/** Whose cart, and (when it was named) which. */
export interface CartOwner {
  readonly ownerId: string;
  readonly cartUuid?: string | undefined;
}

const owned = ({ ownerId, cartUuid }: CartOwner) =>
  cartUuid ? sql`owner_id = ${ownerId} and uuid = ${cartUuid}::uuid` : sql`owner_id = ${ownerId}`;

export async function findCart(db: Db, owner: CartOwner): Promise<StoredCart | null> {
  const { rows } = await sql<StoredCart>`select uuid, lines, merged from cart.cart where ${owned(owner)}`.execute(db);
  return rows[0] ?? null;
}

/** The cart, locked until the transaction ends. */
export async function lockCart(tx: Tx, owner: CartOwner): Promise<StoredCart | null> {
  const { rows } = await sql<StoredCart>`select uuid, lines, merged from cart.cart where ${owned(owner)} for update`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Writes new lines in place of those that were read; false when they are others by now. A single statement is a transaction of its
 * own, so it takes a `Db`.
 */
export async function replaceLines(db: Db, { uuid, lines }: StoredCart, next: readonly Line[], now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update cart.cart set lines = ${JSON.stringify(next)}::jsonb, merged = null, updated_at = ${now}
    where uuid = ${uuid}::uuid and lines = ${JSON.stringify(lines)}::jsonb`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Writes the lines of a cart that is locked. */
export async function saveLines(tx: Tx, cartUuid: string, lines: readonly Line[], now: Date): Promise<void> {
  await sql`
    update cart.cart set lines = ${JSON.stringify(lines)}::jsonb, merged = null, updated_at = ${now} where uuid = ${cartUuid}::uuid`.execute(
    tx,
  );
}

/** Makes an empty cart for an owner who has none. */
export async function insertCart(tx: Tx, ownerId: string, now: Date): Promise<void> {
  await sql`
    insert into cart.cart (uuid, owner_id, created_at, updated_at) values (gen_random_uuid(), ${ownerId}, ${now}, ${now})
    on conflict (owner_id) do nothing`.execute(tx);
}

/** Deletes a cart whose lines are in another one. */
export async function deleteCart(tx: Tx, cartUuid: string): Promise<void> {
  await sql`delete from cart.cart where uuid = ${cartUuid}::uuid`.execute(tx);
}

/** Gives a cart to another owner, who has none, with what was brought together in it. */
export async function handOver(tx: Tx, cartUuid: string, ownerId: string, merged: Merged | null, now: Date): Promise<void> {
  await sql`
    update cart.cart set owner_id = ${ownerId}, merged = ${merged && JSON.stringify(merged)}::jsonb, updated_at = ${now}
    where uuid = ${cartUuid}::uuid`.execute(tx);
}

/** Deletes carts nobody has touched since; answers how many. */
export async function deleteCartsUntouchedSince(tx: Tx, since: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from cart.cart where touched_on <= (${since}::timestamptz at time zone 'UTC')::date and updated_at < ${since}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** A cart with something in it that nobody has changed for a while. */
export interface QuietCart {
  readonly uuid: string;
  readonly ownerId: string;
  readonly lines: readonly Line[];
  readonly updatedAt: Date;
}

/** Carts changed last between two moments, by their ids, from behind `after` on. */
export async function findQuietCarts(
  db: Db,
  { since, until, after, limit }: { since: Date; until: Date; after: string | null; limit: number },
): Promise<QuietCart[]> {
  const { rows } = await sql<QuietCart>`
    select uuid, owner_id as "ownerId", lines, updated_at as "updatedAt" from cart.cart
    where touched_on between (${since}::timestamptz at time zone 'UTC')::date and (${until}::timestamptz at time zone 'UTC')::date
      and updated_at between ${since} and ${until} and lines <> '[]'::jsonb and (${after}::uuid is null or uuid > ${after}::uuid)
    order by uuid limit ${limit}`.execute(db);
  return rows;
}
