import { sql } from 'kysely';
import type { PromotionState } from '../../../contract/merchandising/promotions.ts';
import { likeOf } from '../../platform/db/conditions.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { purge } from '../../platform/purging/purging.ts';
import { normalCode } from '../codes/store.ts';
import { advertisingTags, type PromotionRow, promotionOf, type StoredPromotion } from '../store.ts';

/** A promotion as staff keep it. */
export interface DeskPromotion {
  /** As entered, not shortened when it was stopped. */
  readonly promotion: StoredPromotion;
  readonly version: number;
  readonly isDraft: boolean;
  readonly stoppedAt: Date | null;
}

/** The state at a moment, in SQL; `p` is the promotion. */
export const stateAt = (now: Date) => sql`case when p.is_draft then 'draft' when p.stopped_at is not null then 'stopped'
  when p.ends_at <= ${now} then 'ended' when p.starts_at > ${now} then 'scheduled' else 'active' end`;

/** The state at a moment. */
export function stateOf({ promotion: { startsAt, endsAt }, isDraft, stoppedAt }: DeskPromotion, now: Date): PromotionState {
  if (isDraft) return 'draft';
  if (stoppedAt) return 'stopped';
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt > now ? 'scheduled' : 'active';
}

export interface DeskFilter {
  /** Part of name, label or key, or a whole code. */
  readonly q: string;
  readonly state?: PromotionState | undefined;
}

function named(q: string) {
  const part = `%${likeOf(q)}%`;
  return sql`(p.name ilike ${part} or p.label ilike ${part} or p.key ilike ${part}
    or p.id in (select c.promotion_id from promotions.code c where c.code = ${normalCode(q)}))`;
}

const matching = ({ q, state }: DeskFilter, now: Date) => sql`
  (${state ?? null}::text is null or ${stateAt(now)} = ${state ?? null}) and (${q} = '' or ${named(q)})`;

/** SQL that gives the ids of promotions: of the one with this number; of a text those with it in name, label or key, or with this code. */
export function promotionsNamed(q: string) {
  const number = /^[1-9]\d{0,8}$/.test(q) ? Number(q) : null;
  return sql`select p.id from promotions.promotion p where p.id = ${number}::int or (${number}::int is null and ${named(q)})`;
}

/** Their number by state, of all promotions. */
export async function countStates(db: Db, now: Date): Promise<Map<PromotionState, number>> {
  const { rows } = await sql<{ state: PromotionState; n: number }>`
    select ${stateAt(now)} as state, count(*)::int as n from promotions.promotion p group by 1`.execute(db);
  return new Map(rows.map(({ state, n }) => [state, n]));
}

export async function countPromotions(db: Db, filter: DeskFilter, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from promotions.promotion p where ${matching(filter, now)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Ids of a page, the latest start first. */
export async function findPage(db: Db, filter: DeskFilter, now: Date, offset: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from promotions.promotion p where ${matching(filter, now)}
    order by p.starts_at desc, p.id desc offset ${offset} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Promotions by id, with their shared codes. */
export async function findDeskPromotions(db: Db, ids: readonly number[]): Promise<Map<number, DeskPromotion>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('promotions.promotion').selectAll().where('id', 'in', ids).execute();
  const shared = await db
    .selectFrom('promotions.code')
    .select(['code', 'promotion_id'])
    .where('promotion_id', 'in', ids)
    .where('single_use', '=', false)
    .orderBy('code')
    .execute();
  const codes = Map.groupBy(shared, (row) => row.promotion_id);
  return new Map(
    rows.map((row) => [
      row.id,
      deskPromotion(
        row,
        (codes.get(row.id) ?? []).map(({ code }) => code),
      ),
    ]),
  );
}

const deskPromotion = (row: PromotionRow, codes: readonly string[]): DeskPromotion => ({
  promotion: promotionOf(row, codes),
  version: row.version,
  isDraft: row.is_draft,
  stoppedAt: row.stopped_at,
});

/** Uses that count against a limit, by promotion. */
export async function countUsesOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; uses: number }>`
    select promotion_id as id, count(*)::int as uses from promotions.redemption
    where promotion_id = any(${ids}::int[]) and state <> 'given_back' group by 1`.execute(db);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** Locks a promotion until the transaction ends. */
export async function lockPromotion(tx: Tx, promotionId: number): Promise<DeskPromotion | undefined> {
  await sql`select from promotions.promotion where id = ${promotionId} for no key update`.execute(tx);
  return (await findDeskPromotions(tx, [promotionId])).get(promotionId);
}

interface Standing {
  readonly isDraft: boolean;
  readonly stoppedAt: Date | null;
}

/** Saves whether it is a draft or stopped, with immediate effect on carts and cached pages. Returns the version. */
export async function writeStanding(tx: Tx, promotionId: number, { isDraft, stoppedAt }: Standing, now: Date): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update promotions.promotion set is_draft = ${isDraft}, stopped_at = ${stoppedAt}, updated_at = ${now}, version = version + 1
    where id = ${promotionId} returning version`.execute(tx);
  await purge(tx, advertisingTags);
  return rows[0]?.version ?? 0;
}

/** Reserves new keys until the transaction ends, and returns which of the given ones are taken. */
export async function takenKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended('promotions.key', 0))`.execute(tx);
  const rows = await tx.selectFrom('promotions.promotion').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}
