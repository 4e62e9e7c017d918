import { type BulkChange, bulkProblems } from '../../../../contract/merchandising/bulk.ts';
import type { ProductFilter } from '../../../../contract/merchandising/products.ts';
import { plural } from '../../../../contract/values/count.ts';
import { brandNamesOf } from '../../../platform/brand-names.ts';
import type { Database, Db } from '../../../platform/db/index.ts';
import { formatDollars } from '../../../platform/format-dollars.ts';
import { problemsOf } from '../../../platform/http/problem.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { takeUpload } from '../uploads/operations.ts';
import type { Actor } from '../writing.ts';
import { patchOf } from './patch.ts';
import { findBulkProducts, findCategoryAt, findChosen } from './store.ts';

const problem = problemsOf(bulkProblems);
/** Products read at once. */
const portion = 2000;

interface Chosen {
  readonly products?: readonly number[] | undefined;
  readonly filter?: ProductFilter | undefined;
  readonly change: BulkChange;
}

/**
 * Writes what a change does to the products as an import and has it checked; nothing else is written. Throws `nothing_chosen`, `nothing_to_change`,
 * `invalid_input`.
 */
export async function prepareBulkChange(
  parts: { database: Database; jobs: Jobs },
  { products, filter = { q: '' }, change }: Chosen,
  actor: Actor,
): Promise<{ ok: true; importId: number }> {
  const db = parts.database.read;
  requireTimeToCome(change, actor.now);
  const place = await requirePlace(db, change, actor.now);
  const ids = await findChosen(db, products, filter);
  if (ids.length === 0) throw problem('nothing_chosen');
  const lines: string[] = [];
  for (let from = 0; from < ids.length; from += portion) {
    for (const product of await findBulkProducts(db, ids.slice(from, from + portion))) {
      const patch = patchOf(product, change);
      if (patch) lines.push(JSON.stringify(patch));
    }
  }
  if (lines.length === 0) throw problem('nothing_to_change');
  return takeUpload(parts, nameOf(change, place, lines.length), Buffer.from(lines.join('\n')), actor, { isBulk: true });
}

/** Throws `invalid_input` for a sale that has ended. */
function requireTimeToCome(change: BulkChange, now: Date): void {
  if (change.kind === 'sale' && change.endsAt !== undefined && new Date(change.endsAt) <= now)
    throw problem('invalid_input', {}, { 'change.endsAt': 'Choose a time in the future' });
}

/** The name of the category or the brand that a change is about; empty for others. Throws `invalid_input`. */
async function requirePlace(db: Db, change: BulkChange, now: Date): Promise<string> {
  if (change.kind === 'category') return requireCategory(db, change.category);
  if (change.kind !== 'soldAt') return '';
  const name = (await brandNamesOf(db).all(now)).get(change.brand);
  if (name === undefined) throw problem('invalid_input', {}, { 'change.brand': 'Choose a brand' });
  return name;
}

/** The name of a category that products can be moved to. Throws `invalid_input`. */
async function requireCategory(db: Db, path: string): Promise<string> {
  const category = await findCategoryAt(db, path);
  if (!category) throw problem('invalid_input', {}, { 'change.category': 'Choose a category' });
  const { name, isAutomatic } = category;
  if (isAutomatic) throw problem('invalid_input', {}, { 'change.category': `${name} is filled by its rules. Choose another category` });
  return name;
}

const percentOf = (hundredths: number): string => `${hundredths / 100}%`;

/** The change in words, for the list of imports: "Lower prices of 12 products by 10%". */
function nameOf(change: BulkChange, place: string, count: number): string {
  const products = plural(count, 'product');
  if (change.kind === 'state')
    return { published: `Publish ${products}`, draft: `Take ${products} back to draft`, retired: `Retire ${products}` }[change.state];
  if (change.kind === 'category') return `Move ${products} to ${place}`;
  if (change.kind === 'soldAt')
    return {
      always: `Always sell ${products} at ${place}`,
      never: `Don’t sell ${products} at ${place}`,
      rule: `Sell ${products} at ${place} by its rules`,
    }[change.choice ?? 'rule'];
  if (change.kind === 'delivery')
    return {
      parcel: `Deliver ${products} as parcels`,
      large: `Deliver ${products} as large items`,
      weight: `Deliver ${products} by weight`,
    }[change.deliveryClass ?? 'weight'];
  if (change.kind === 'addTag') return `Add the tag “${change.tag}” to ${products}`;
  if (change.kind === 'removeTag') return `Remove the tag “${change.tag}” from ${products}`;
  if (change.kind === 'endSale') return `End the sale of ${products}`;
  if (change.kind === 'sale') return `Put ${products} on sale, ${percentOf(change.off)} off`;
  const by = change.unit === 'percent' ? percentOf(Math.abs(change.by)) : formatDollars(Math.abs(change.by));
  return `${change.by < 0 ? 'Lower' : 'Raise'} prices of ${products} by ${by}`;
}
