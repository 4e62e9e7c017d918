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

/** Adds codes to a promotion. Throws `CodeTaken`. */
export async function saveCodes(
  tx: Tx,
  promotionId: number,
  typed: readonly string[],
  { singleUse }: { singleUse: boolean },
): Promise<void> {
  const codes = [...new Set(typed.map(normalCode))];
  if (codes.length === 0) return;
  const { rows } = await sql<{ code: string }>`
    insert into promotions.code (code, promotion_id, single_use)
    select code, ${promotionId}, ${singleUse} from unnest(${codes}::text[]) as code
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
