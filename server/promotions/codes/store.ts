import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A code in the form used for comparison: uppercase, no spaces. */
export const normalCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** A code belongs to another promotion. */
export class CodeTaken extends Error {
  constructor(codes: readonly string[]) {
    super(`Codes of another promotion: ${codes.join(', ')}`);
  }
}

/** How codes are added: `batch` is the number of a run in the console. */
interface Added {
  readonly singleUse: boolean;
  readonly batch?: number;
  readonly now?: Date;
}

/** Adds codes to a promotion. Throws `CodeTaken`. */
export async function saveCodes(tx: Tx, promotionId: number, typed: readonly string[], { singleUse, batch, now }: Added): Promise<void> {
  const codes = [...new Set(typed.map(normalCode))];
  if (codes.length === 0) return;
  const { rows } = await sql<{ code: string }>`
    insert into promotions.code (code, promotion_id, single_use, batch, created_at)
    select code, ${promotionId}, ${singleUse}, ${batch ?? null}::int, ${now ?? null}::timestamptz from unnest(${codes}::text[]) as code
    on conflict (code) do update set promotion_id = excluded.promotion_id where promotions.code.promotion_id = excluded.promotion_id
    returning code`.execute(tx);
  const kept = new Set(rows.map(({ code }) => code));
  const taken = codes.filter((code) => !kept.has(code));
  if (taken.length > 0) throw new CodeTaken(taken);
}

/** For a promotion: its number of single-use codes, how many of them are used, and its uses where they are counted. */
export async function countUses(db: Db, promotionId: number): Promise<{ singleUseCodes: number; usedCodes: number; uses: number }> {
  const { rows } = await sql<{ singleUseCodes: number; usedCodes: number; uses: number }>`
    select (select count(*)::int from promotions.code where promotion_id = ${promotionId} and single_use) as "singleUseCodes",
      count(code)::int as "usedCodes", count(*)::int as uses
    from promotions.redemption where promotion_id = ${promotionId} and state <> 'given_back'`.execute(db);
  return rows[0] ?? { singleUseCodes: 0, usedCodes: 0, uses: 0 };
}

/** Looks up single-use codes: their promotion, and whether an order other than this checkout's has used them. */
export async function findSingleUseCodes(
  db: Db,
  codes: readonly string[],
  checkoutUuid: string | null,
): Promise<{ code: string; promotionId: number; isUsed: boolean }[]> {
  const { rows } = await sql<{ code: string; promotionId: number; isUsed: boolean }>`
    select c.code, c.promotion_id as "promotionId", exists (
      select from promotions.redemption r
      where r.code = c.code and r.state <> 'given_back' and r.checkout_uuid is distinct from ${checkoutUuid}::uuid
    ) as "isUsed"
    from promotions.code c where c.code = any(${codes}::text[]) and c.single_use`.execute(db);
  return rows;
}

/** A run of unique codes. */
export interface CodeBatch {
  /** Null: of files and commands. */
  readonly batch: number | null;
  readonly createdAt: Date | null;
  readonly codes: number;
  readonly used: number;
}

/** The runs of a promotion's unique codes, the latest first. */
export async function findBatches(db: Db, promotionId: number): Promise<CodeBatch[]> {
  const { rows } = await sql<CodeBatch>`
    select c.batch, min(c.created_at) as "createdAt", count(*)::int as codes, count(r.code)::int as used
    from promotions.code c left join promotions.redemption r on r.code = c.code and r.state <> 'given_back'
    where c.promotion_id = ${promotionId} and c.single_use
    group by c.batch order by c.batch desc nulls last`.execute(db);
  return rows;
}

/** Unique codes after one of them, alphabetically; of one run, or of all. */
export async function findCodes(
  db: Db,
  { promotionId, batch }: { promotionId: number; batch: number | null },
  after: string,
  limit: number,
): Promise<{ code: string; createdAt: Date | null; isUsed: boolean }[]> {
  const { rows } = await sql<{ code: string; createdAt: Date | null; isUsed: boolean }>`
    select c.code, c.created_at as "createdAt", exists (
      select from promotions.redemption r where r.code = c.code and r.state <> 'given_back'
    ) as "isUsed"
    from promotions.code c
    where c.promotion_id = ${promotionId} and c.single_use and c.code > ${after} and (${batch}::int is null or c.batch = ${batch})
    order by c.code limit ${limit}`.execute(db);
  return rows;
}
