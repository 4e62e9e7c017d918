import type { Database, Tx } from '../../../../platform/db/index.ts';
import { findFilled } from '../../../automatic/store.ts';
import type { Change } from '../../../import/merging/diff.ts';
import { findPresent } from '../../../import/present/store.ts';
import { findKnown, findWarehouses, lockVersions } from '../../../import/store.ts';
import { writeProducts } from '../../../import/upsert.ts';
import { dropProducts } from '../../../products/operations.ts';
import { actorOf, type StockCause } from '../../../stock/changes.ts';
import { lockStock } from '../../../stock/operations.ts';
import { categoryIds } from '../../../taxonomy/store.ts';
import { auditProducts } from '../../writing.ts';
import { addChanges, type ChangeRow, countProducts, findImported, findNotUndone, findVariationIdsOf } from '../changes/store.ts';
import { findUpload, finishUpload, noteProgress } from '../store.ts';
import { placesBefore, type Reversed, reverseChanges, type Surroundings } from './reverse.ts';

/** Products per transaction: few, so that shoppers do not wait long on the embedded database. */
const atOnce = { embedded: 20, server: 200 } as const;

interface By {
  readonly memberId: number | null;
}

/** Takes back what an import changed, in batches. Products that are done have a row of the undo, so that a repeated job goes on after them. */
export async function undoUpload(database: Database, importId: number, { memberId }: By, now: Date): Promise<void> {
  const by = memberId === null ? null : { memberId };
  const products = [...(await countProducts(database.read, importId, 'import'))].filter(([outcome]) => outcome !== 'refused');
  const total = products.reduce((sum, [, count]) => sum + count, 0);
  for (let done = 0; ; ) {
    const handles = await findNotUndone(database.read, importId, atOnce[database.kind]);
    if (handles.length === 0) break;
    done += handles.length;
    await database.transact(async (tx) => {
      await undoProducts(tx, importId, handles, { by, now });
      await noteProgress(tx, importId, done, Math.max(done, total));
    });
  }
  await database.transact(async (tx) => {
    const upload = await findUpload(tx, importId);
    await finishUpload(tx, importId, { state: 'undone', report: upload?.report ?? null, fault: null });
  });
}

interface Undone {
  readonly productId: number;
  readonly version: number;
  readonly reversed: Reversed;
  readonly introducedOn: string;
  readonly hash: string;
}

async function undoProducts(
  tx: Tx,
  importId: number,
  handles: readonly string[],
  { by, now }: { by: { memberId: number } | null; now: Date },
): Promise<void> {
  const imported = Map.groupBy(await findImported(tx, importId, handles), ({ handle }) => handle);
  const known = await findKnown(tx, handles);
  const ids = [...known.values()].map(({ id }) => id);
  const versions = await lockVersions(tx, ids);
  // Before reading it: an order that takes units meanwhile would otherwise get them back.
  await lockStock(tx, await findVariationIdsOf(tx, ids));
  const present = await findPresent(tx, ids);
  const surroundings = await findSurroundings(tx, [...imported.values()].flat().flatMap(fieldChange));
  const rows: ChangeRow[] = [];
  const undone: Undone[] = [];
  const retired: { id: number; version: number }[] = [];
  for (const [handle, changes] of imported) {
    const product = present.get(handle);
    const version = (product && versions.get(product.id)) ?? 0;
    const row = { line: changes[0]?.line ?? 0, handle, sku: null, field: null, before: null, after: null, reason: null };
    if (!product) {
      rows.push({ ...row, outcome: 'kept', reason: 'The product is no longer in the shop.' });
    } else if (changes.some(({ outcome }) => outcome === 'created')) {
      const isGone = product.record.discontinued === true;
      if (isGone) rows.push({ ...row, outcome: 'kept', reason: 'The new product is retired already.' });
      else {
        rows.push({ ...row, outcome: 'retired' });
        retired.push({ id: product.id, version });
      }
    } else {
      const reversed = reverseChanges(product, changes.flatMap(fieldChange), surroundings);
      undone.push({ productId: product.id, version, reversed, introducedOn: product.introducedOn, hash: product.hash });
      rows.push(...rowsOf(row, reversed));
    }
  }
  await writeReversed(tx, undone, { kind: 'import_undone', actor: actorOf(by?.memberId ?? null), importId }, now);
  await dropProducts(
    tx,
    retired.map(({ id }) => id),
    now,
  );
  await addChanges(tx, importId, 'undo', rows);
  const gone = retired.map(({ id, version }) => ({
    productId: id,
    version: version + 1,
    changes: [{ field: 'discontinued', before: false, after: true }],
  }));
  const back = undone.flatMap(({ productId, version, reversed: { restored } }) =>
    restored.length > 0 ? [{ productId, version: version + 1, changes: restored }] : [],
  );
  await auditProducts(tx, [...gone, ...back], { action: 'product.import_undone' }, { by, now });
}

/** What changes are taken back into. */
export async function findSurroundings(tx: Tx, changes: readonly Change[]): Promise<Surroundings> {
  const [warehouse = ''] = await findWarehouses(tx);
  const paths = [...new Set(changes.flatMap(placesBefore))];
  const known = await categoryIds(tx, paths);
  const filled = await findFilled(tx, paths);
  return { warehouse, closed: new Set(paths.filter((path) => !known.has(path) || filled.includes(path))) };
}

/** A product that the file lacked was retired as a whole. */
function fieldChange({ outcome, field, sku, before, after }: ChangeRow) {
  if (outcome === 'retired' && field === null) return [{ field: 'discontinued', before: false, after: true }];
  return field === null ? [] : [{ field, ...(sku && { sku }), before, after }];
}

function rowsOf(row: Omit<ChangeRow, 'outcome'>, { restored, kept }: Reversed): ChangeRow[] {
  const rows = [
    ...restored.map(({ field, sku = null, before, after }) => ({ ...row, outcome: 'restored' as const, field, sku, before, after })),
    ...kept.map(({ change: { field, sku = null, before, after }, reason }) => ({
      ...row,
      outcome: 'kept' as const,
      field,
      sku,
      before,
      after,
      reason,
    })),
  ];
  return rows.length > 0 ? rows : [{ ...row, outcome: 'restored' }];
}

/** Writes products as an undo leaves them, except those it does not change. */
export async function writeReversed(tx: Tx, undone: readonly Undone[], cause: StockCause, now: Date): Promise<void> {
  const changed = undone.filter(({ reversed: { restored } }) => restored.length > 0);
  const writings = changed.map(({ reversed: { record, images, model, restored }, introducedOn, hash, version }) => ({
    record,
    // No file has this hash: the same file imported again is compared again.
    hash: `undone:${version + 1}.${hash.split('.')[1] ?? ''}`,
    images,
    model,
    introducedOn,
    stocked: new Set(restored.flatMap(({ field, sku }) => (sku && field === 'stock' ? [sku] : []))),
  }));
  await writeProducts(tx, writings, cause, now);
}
