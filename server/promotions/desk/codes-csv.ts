import type { Db } from '../../platform/db/index.ts';
import { findCodes } from '../codes/store.ts';

const perRead = 1000;

/** Unique codes as CSV, read in portions. Codes have letters and digits only, so that no cell needs quotes. */
export async function* codesAsCsv(db: Db, wanted: { promotionId: number; batch: number | null }): AsyncGenerator<string> {
  yield 'Code,Created (UTC),Used\r\n';
  let after = '';
  for (;;) {
    const rows = await findCodes(db, wanted, after, perRead);
    if (rows.length > 0)
      yield rows.map(({ code, createdAt, isUsed }) => `${code},${createdAt?.toISOString() ?? ''},${isUsed ? 'yes' : 'no'}\r\n`).join('');
    const last = rows.at(-1);
    if (!last || rows.length < perRead) return;
    after = last.code;
  }
}
