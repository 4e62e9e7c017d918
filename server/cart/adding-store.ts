import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import type { Line } from './lines.ts';
import type { StoredCart } from './store.ts';

/** A cart as it is to be written; `before` are the lines that were read, null where there was no cart. */
export interface CartWrite {
  readonly ownerId: string;
  readonly uuid: string;
  readonly before: readonly Line[] | null;
  readonly lines: readonly Line[];
}

/** Carts by their owner. */
export async function findCarts(db: Db, ownerIds: readonly string[]): Promise<Map<string, StoredCart>> {
  const { rows } = await sql<StoredCart & { ownerId: string }>`
    select owner_id as "ownerId", uuid, lines, merged from cart.cart where owner_id = any(${ownerIds}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.ownerId, row]));
}

/**
 * Makes carts and writes new lines in place of those that were read, in one statement, which is a transaction of its own. Answers the
 * uuids that were written; the others have other lines or another owner by now, or their owner got a cart in the meantime. Rows are locked in one
 * order, so that batches of several processes seldom meet crosswise (`isDeadlock`). `soon`: it need not be on the disk when this resolves,
 * only a moment later (docs/decisions/0071-cheap-carts.md).
 */
export async function writeCarts(
  db: Db,
  writes: readonly CartWrite[],
  { now, soon }: { readonly now: Date; readonly soon: boolean },
): Promise<Set<string>> {
  if (writes.length === 0) return new Set();
  const { rows } = await sql<{ uuid: string }>`
    with given as (
      select g.* from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as g("ownerId" text, uuid uuid, before jsonb, lines jsonb)
      ${soon ? sql`cross join set_config('synchronous_commit', 'off', true)` : sql``}
    ), locked as (
      select c.uuid, g.lines from cart.cart c join given g on g.uuid = c.uuid and g."ownerId" = c.owner_id and g.before = c.lines
      order by c.uuid for update of c
    ), updated as (
      update cart.cart c set lines = l.lines, merged = null, updated_at = ${now} from locked l where c.uuid = l.uuid returning c.uuid
    ), inserted as (
      insert into cart.cart (uuid, owner_id, lines, created_at, updated_at)
      select uuid, "ownerId", lines, ${now}, ${now} from given where before is null or before = 'null' order by "ownerId"
      on conflict (owner_id) do nothing returning uuid
    )
    select uuid from updated union all select uuid from inserted`.execute(db);
  return new Set(rows.map((row) => row.uuid));
}

/** Whether a statement was broken off because it and another waited for each other; nothing of it has been written. */
export function isDeadlock(error: unknown): boolean {
  return (error as { code?: string }).code === '40P01';
}
