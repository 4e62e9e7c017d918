import { isDeepStrictEqual } from 'node:util';
import type { MediaStore, OutsideFiles } from '../../media/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { StockCause } from '../stock/changes.ts';
import { ensureCategories } from '../taxonomy/operations.ts';
import { gather } from './gather/gather.ts';
import { placeOf } from './gather/places.ts';
import { findLacking } from './gather/store.ts';
import { illustrate } from './illustrate.ts';
import { LeftUndone } from './keyed-pool.ts';
import { changedSince } from './merging/changed-since.ts';
import type { Change } from './merging/diff.ts';
import { type Entry, type Plan, type PlanContext, planEntries } from './plan.ts';
import type { Illustrated } from './prepared.ts';
import type { ProductRecord } from './record.ts';
import type { LineReport, ReportWriter } from './report.ts';
import { type Ready, withShelvesNow } from './shelves.ts';
import { commitLater, lockVersions, noteLine } from './store.ts';
import { categoriesOf, writeProducts } from './upsert.ts';

export interface Batch {
  entries: Entry[];
  lastLine: number;
}

export interface BatchContext extends Omit<PlanContext, 'claimed'> {
  database: Database;
  media: MediaStore;
  files: OutsideFiles;
  report: ReportWriter;
  /** Null when there is nothing to write. */
  runId: number | null;
  dryRun: boolean;
  now: Date;
  /** SKUs of products a dry run did not write. */
  claimed: Map<string, string>;
  journal?: Journal | undefined;
  /** Leaves what is not written yet. */
  signal?: AbortSignal | undefined;
  checked?: Checked | undefined;
  /** Recorded with the stock that changes. */
  cause: StockCause;
}

/**
 * Keeps what an import writes, in the same transaction, so that it can be undone: each product with its changes. Those of pictures and model hold what is
 * stored.
 */
export type Journal = (tx: Tx, lines: readonly LineReport[]) => Promise<void>;

/** What an earlier check reported of products, by handle: an import keeps to it. */
export type Checked = (handles: readonly string[]) => Promise<ReadonlyMap<string, readonly Change[]>>;

/** The line up to which the run is complete once this batch is written; null for none (`Lane.run`). */
export type UpTo = () => number | null;

/**
 * Writes a batch and the run's progress in one transaction; a batch without changes writes nothing. If the database rejects it, its
 * products are tried one by one, so that one of them cannot block the others. Throws `LeftUndone` where the import is stopped while files are fetched.
 */
export async function importBatch(context: BatchContext, batch: Batch, upTo: UpTo): Promise<void> {
  const { database, report, dryRun, claimed } = context;
  const planned = await refuseOvertaken(context, await planEntries(database.read, batch.entries, context));
  const plans = await withLackingFiles(context, planned);
  const changed = plans.filter(({ outcome }) => outcome === 'created' || outcome === 'updated');
  if (dryRun) {
    for (const { entry, record } of changed) for (const { sku } of record?.variations ?? []) claimed.set(sku, entry.patch.handle);
    // What is elsewhere is counted, and not fetched.
    const bringing = withFiles(changed);
    const found = await gather(
      { ...context, sources: {} },
      bringing.map(({ record }) => record),
    );
    for (const { plan, record } of bringing) {
      const gathered = found.get(record.handle);
      if (gathered) report.addFiles(plan.entry, gathered);
    }
    for (const plan of plans) report.addPlan(isRetry(plan) ? asUnchanged(plan) : plan);
    return;
  }
  for (const plan of plans) if (!changed.includes(plan)) report.addPlan(plan);
  if (changed.length === 0) return;
  // In its own transaction: another batch needing the same new category would wait until this one commits.
  await database.transact((tx) => ensureCategories(tx, categoriesOf(changed.flatMap(({ record }) => (record ? [{ record }] : [])))));
  const ready = await illustrateAll(context, changed);
  if (ready.length === 0) return;
  try {
    for (const { plan } of await write(context, ready, upTo)) report.addPlan(plan);
  } catch (error) {
    // Planned again from the products' current state; reports about the others stay.
    if (error instanceof Overtaken) await importBatch(context, { ...batch, entries: ready.map(({ plan }) => plan.entry) }, upTo);
    else await oneByOne(context, ready);
  }
}

/** A product changed after it was read: writing it now would undo that change. */
class Overtaken extends Error {}

/** Refuses what would write over a change that nobody saw when the file was checked. */
async function refuseOvertaken({ checked }: BatchContext, plans: readonly Plan[]): Promise<readonly Plan[]> {
  const updated = plans.filter(({ outcome }) => outcome === 'updated');
  if (!checked || updated.length === 0) return plans;
  const seen = await checked(updated.map(({ entry }) => entry.patch.handle));
  return plans.map((plan) => {
    if (plan.outcome !== 'updated') return plan;
    const { patch } = plan.entry;
    const stale = changedSince(plan.changes, seen.get(patch.handle) ?? [], patch);
    if (stale.length === 0) return plan;
    return { ...plan, outcome: 'refused', faults: [`was changed since the check (${stale.join(', ')}) and stays as it is; check again`] };
  });
}

/** Unchanged products whose pictures or model failed last time are retried, but only when files are fetched at all. */
async function withLackingFiles(context: BatchContext, plans: readonly Plan[]): Promise<readonly Plan[]> {
  const { database, sources } = context;
  if (!sources.web && sources.folder === undefined) return plans;
  const same = plans.filter(({ outcome }) => outcome === 'unchanged').map(({ entry }) => entry);
  const lacking = await findLacking(
    database.read,
    same.map(({ patch }) => patch.handle),
  );
  const again = same.filter(({ patch }) => {
    const { pictures, model } = lacking.get(patch.handle) ?? {};
    const mayCome = (source: string) => placeOf(source, sources) !== null;
    return (pictures && patch.images?.some(({ src }) => mayCome(src))) || (model && patch.model && mayCome(patch.model));
  });
  if (again.length === 0) return plans;
  const handles = new Set(again.map(({ patch }) => patch.handle));
  const looked = new Map((await planEntries(database.read, again, context, handles)).map((plan) => [plan.entry, plan]));
  return plans.map((plan) => looked.get(plan.entry) ?? plan);
}

/** Planned for its files alone (`withLackingFiles`). */
const isRetry = ({ outcome, changes }: Plan): boolean => outcome === 'updated' && changes.length === 0;
const asUnchanged = (plan: Plan): Plan => ({ ...plan, outcome: 'unchanged' });

/** Plans with their records, which have pictures and a model only where these come from the file. */
function withFiles(plans: readonly Plan[]) {
  return plans.flatMap((plan) => {
    const { record, brings } = plan;
    if (!record) return [];
    const { images, model, ...rest } = record;
    return [{ plan, record: { ...rest, ...(brings.pictures && images && { images }), ...(brings.model && model && { model }) } }];
  });
}

/** Fetches the plans' files and assigns pictures; failures are reported with their line. Leaves out retries that brought nothing. */
async function illustrateAll(context: BatchContext, plans: readonly Plan[]): Promise<Ready[]> {
  const { report, media } = context;
  const bringing = withFiles(plans);
  const found = await gather(
    context,
    bringing.map(({ record }) => record),
  );
  // What the stop broke off would count as failed.
  if (context.signal?.aborted) throw new LeftUndone();
  const ready: Ready[] = [];
  for (const { plan, record } of bringing) {
    const { entry, present, brings, contentHash, stocked } = plan;
    const gathered = found.get(record.handle);
    if (gathered) report.addFiles(entry, gathered);
    const drawn = brings.pictures ? await illustrate(media, { record, hash: contentHash }, gathered) : null;
    const images = drawn?.images ?? present?.images ?? [];
    const model = brings.model ? (gathered?.model ?? null) : (present?.model ?? null);
    const isAsBefore = isDeepStrictEqual([addressesOf(images), model], [addressesOf(present?.images ?? []), present?.model ?? null]);
    if (isRetry(plan) && isAsBefore) {
      report.addPlan(asUnchanged(plan));
      continue;
    }
    const { reviews, ...goods } = record;
    ready.push({
      plan,
      writing: {
        record: { ...goods, ...(brings.reviews && reviews && { reviews }) },
        hash: contentHash,
        images,
        model,
        introducedOn: present?.introducedOn ?? null,
        stocked: new Set(stocked.keys()),
      },
    });
  }
  return ready;
}

const addressesOf = (images: Illustrated['images']): string[] => images.map(({ src }) => src);

async function oneByOne(context: BatchContext, ready: readonly Ready[]): Promise<void> {
  const failures: { plan: Plan; error: unknown }[] = [];
  for (const each of ready) {
    try {
      for (const { plan } of await write(context, [each], () => null)) context.report.addPlan(plan);
    } catch (error) {
      failures.push({ plan: each.plan, error });
    }
  }
  // Nothing could be written: the database has failed, not the file.
  if (failures.length === ready.length && failures[0] && ready.length > 1) throw failures[0].error;
  for (const { plan, error } of failures) {
    const fault = `could not be stored: ${error instanceof Error ? error.message : String(error)}`;
    context.report.addPlan({ ...plan, outcome: 'refused', faults: [fault] });
  }
}

/** Returns what was written. */
function write(context: BatchContext, ready: readonly Ready[], upTo: UpTo): Promise<readonly Ready[]> {
  const { database, runId, now, journal, cause, warehouses } = context;
  return database.transact(async (tx) => {
    if (database.kind === 'server') await commitLater(tx);
    await requireAsRead(tx, ready);
    const written = await withShelvesNow(tx, ready, warehouses[0] ?? '');
    await writeProducts(
      tx,
      written.map(({ writing }) => writing),
      cause,
      now,
    );
    await journal?.(tx, written.map(journalled));
    // Last, because concurrent batches wait for each other here.
    const line = upTo();
    if (runId !== null && line !== null) await noteLine(tx, runId, line);
    return written;
  });
}

/** A written product with its changes, pictures and model as they are stored. */
function journalled({ plan: { entry, outcome, changes, present }, writing }: Ready): LineReport {
  const stored = changes.map((change) => {
    if (change.field === 'pictures' && !change.sku) return { ...change, before: present?.images ?? [], after: writing.images };
    return change.field === 'model' && !change.sku ? { ...change, before: present?.model ?? null, after: writing.model } : change;
  });
  if (stored.some(({ field, after }) => field === 'variation' && after === 'retired')) {
    const orderOf = (record: Pick<ProductRecord, 'variations'> | undefined) => record?.variations.map(({ sku }) => sku) ?? [];
    // Where retired ones stood among the others.
    const order = { field: 'order of variations', before: orderOf(present?.record), after: orderOf(writing.record) };
    stored.splice(0, stored.length, ...stored.filter(({ field }) => field !== order.field), order);
  }
  return { line: entry.line, handle: entry.patch.handle, outcome: outcome === 'created' ? 'created' : 'updated', changes: stored };
}

/** Throws `Overtaken`. */
async function requireAsRead(tx: Tx, ready: readonly Ready[]): Promise<void> {
  const read = ready.flatMap(({ plan: { present } }) => present ?? []);
  if (read.length === 0) return;
  const versions = await lockVersions(
    tx,
    read.map(({ id }) => id),
  );
  if (read.some(({ id, version }) => versions.get(id) !== version)) throw new Overtaken('was changed at the same moment; import it again');
}
