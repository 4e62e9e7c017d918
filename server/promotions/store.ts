import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../db/types.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { purge } from '../platform/purging/purging.ts';
import { saveCodes } from './codes/store.ts';
import { benefit, conditions, type Promotion, type promotion } from './promotion.ts';

/** Purged when a promotion, a shared code or a campaign changes. */
export const promotionsTag = 'promotions';
/** The same plus lists, since cards show advertised prices. Product pages have the first. */
export const advertisingTags = [promotionsTag, 'listing'];

/** A promotion with its key and shared codes. */
export interface StoredPromotion extends Promotion {
  readonly key: string;
  readonly codes: readonly string[];
}

/** A promotion that does not exist was named. */
export class UnknownPromotion extends Error {
  constructor(key: string) {
    super(`There is no promotion “${key}”`);
  }
}

interface Wanted {
  readonly endedSince?: Date;
  /** With drafts, and with the original end even if staff stopped it earlier. */
  readonly asWritten?: boolean;
}

/** All promotions except drafts and those that ended before `endedSince`, by id. One that staff stopped ended at that moment. */
export async function findPromotions(db: Db, { endedSince = new Date(0), asWritten = false }: Wanted = {}): Promise<StoredPromotion[]> {
  let wanted = db
    .selectFrom('promotions.promotion')
    .selectAll()
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', endedSince)]));
  if (!asWritten) wanted = wanted.where('is_draft', '=', false);
  const rows = await wanted.orderBy('id').execute();
  const shared = await db
    .selectFrom('promotions.code')
    .select(['code', 'promotion_id'])
    .where('single_use', '=', false)
    .orderBy('code')
    .execute();
  const codes = Map.groupBy(shared, (row) => row.promotion_id);
  return rows.map((row) => {
    const written = promotionOf(
      row,
      (codes.get(row.id) ?? []).map(({ code }) => code),
    );
    return asWritten ? written : { ...written, endsAt: endOf(row) };
  });
}

/** Names for staff, by id. */
export async function findPromotionNames(db: Db, promotionIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from promotions.promotion where id = any(${promotionIds}::int[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Names of the promotions whose conditions name a category by its path. */
export async function findPromotionsNaming(db: Db, path: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from promotions.promotion where ${namesCategory(path)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Names of the promotions for a group of customers, drafts too, that have neither ended nor been stopped. */
export async function findPromotionsForGroup(db: Db, key: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from promotions.promotion
    where conditions->'customerGroups' @> to_jsonb(${key}::text) and stopped_at is null and (ends_at is null or ends_at > ${now})
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const namesCategory = (path: string) => sql<boolean>`
  coalesce(conditions->'categories'->'in' @> to_jsonb(${path}::text) or conditions->'categories'->'notIn' @> to_jsonb(${path}::text), false)`;

/** Has promotions name the category into which another was merged. */
export async function followMergedCategory(tx: Tx, { from, into }: { from: { path: string }; into: { path: string } }): Promise<void> {
  const { rows } = await sql`
    update promotions.promotion set version = version + 1, conditions = jsonb_set(conditions, '{categories}', (
      select jsonb_object_agg(side.key, (
        select jsonb_agg(distinct case when p.path = ${from.path} then ${into.path}::text else p.path end)
        from jsonb_array_elements_text(side.value) as p(path)))
      from jsonb_each(conditions->'categories') as side))
    where ${namesCategory(from.path)} returning id`.execute(tx);
  if (rows.length > 0) await purge(tx, advertisingTags);
}

export type PromotionRow = Selectable<DB['promotions.promotion']>;

/** A row as it was written, with its shared codes. */
export const promotionOf = (row: PromotionRow, codes: readonly string[]): StoredPromotion => ({
  id: row.id,
  key: row.key,
  name: row.name,
  label: row.label,
  brands: row.brands,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  group: groupOf(row.group),
  stacksWith: row.stacks_with.map(groupOf),
  conditions: conditions.parse(row.conditions),
  benefit: benefit.parse(row.benefit),
  usesLimit: row.uses_limit,
  usesPerCustomer: row.uses_per_customer,
  advertised: row.advertised,
  codes,
});

const endOf = ({ ends_at: end, stopped_at: stop }: PromotionRow): Date | null => (stop && (end === null || stop < end) ? stop : end);

const groupOf = (text: string): Promotion['group'] => (text === 'item' || text === 'order' ? text : 'shipping');

/** Whether a promotion began or ended between two moments. Automatic ones count too, because advertised prices include them. */
export async function hasAdvertisingTurned(db: Db, after: Date, until: Date): Promise<boolean> {
  const turned = await db
    .selectFrom('promotions.promotion')
    .select('id')
    .where((where) =>
      where.or((['starts_at', 'ends_at'] as const).map((moment) => where.and([where(moment, '>', after), where(moment, '<=', until)]))),
    )
    .limit(1)
    .executeTakeFirst();
  return turned !== undefined;
}

/** Key → id of promotions. */
export async function findPromotionIds(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db.selectFrom('promotions.promotion').select(['key', 'id']).where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/**
 * Writes promotions with their shared codes, replacing those of the same key (their uses stay, and a draft or stopped one stays so) unless `keep` is
 * set. Throws `CodeTaken` for another promotion's code. Returns key → id of those written.
 */
export async function savePromotions(
  tx: Tx,
  promotions: readonly Readonly<z.output<typeof promotion>>[],
  { keep = false, draft = false, now = new Date() } = {},
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const one of promotions) {
    const row = {
      key: one.key,
      name: one.name,
      label: one.label,
      brands: [...one.brands],
      starts_at: one.startsAt,
      ends_at: one.endsAt,
      group: one.group,
      stacks_with: [...one.stacksWith],
      conditions: JSON.stringify(one.conditions),
      benefit: JSON.stringify(one.benefit),
      uses_limit: one.usesLimit,
      uses_per_customer: one.usesPerCustomer,
      advertised: one.advertised,
    };
    const { key: _, ...rest } = row;
    const saved = await tx
      .insertInto('promotions.promotion')
      .values({ ...row, is_draft: draft })
      .onConflict((conflict) => {
        const same = conflict.column('key');
        return keep
          ? same.doNothing()
          : same.doUpdateSet((set) => ({ ...rest, updated_at: now, version: set('promotions.promotion.version', '+', 1) }));
      })
      .returning('id')
      .executeTakeFirst();
    if (!saved) continue;
    ids.set(one.key, saved.id);
    await tx.deleteFrom('promotions.code').where('promotion_id', '=', saved.id).where('single_use', '=', false).execute();
    await saveCodes(tx, saved.id, one.codes, { singleUse: false });
  }
  if (ids.size > 0) await purge(tx, advertisingTags);
  return ids;
}
