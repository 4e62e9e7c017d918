import { isDeepStrictEqual } from 'node:util';
import { family } from '../../../brands/family.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Place } from './categories/place.ts';
import type { Where } from './formats/item.ts';
import { isInFolder, placeOf, type Sources } from './gather/places.ts';
import { findFetched } from './gather/store.ts';
import { type Change, changesBetween, fieldsOf, samePictures, shelvesOf } from './merging/diff.ts';
import { mergeProduct, type Present } from './merging/merge.ts';
import { hasNoVariations, newProduct } from './merging/new-product.ts';
import { picturesOfSold } from './merging/pictures.ts';
import { withShelves } from './merging/variations.ts';
import { findPresent } from './present/store.ts';
import type { ProductPatch, ProductRecord, VariationPatch, VariationRecord } from './record.ts';
import type { SkuOwners } from './skus.ts';
import { findKnown, findOwners, findShelves, type KnownProduct } from './store.ts';

/** The checked patch of a line. */
export interface Entry {
  patch: ProductPatch;
  line: number;
  /** Hash of the line; the same again changes nothing but stock. */
  hash: string;
  /** Hash of its reviews; empty without any. */
  reviewsHash: string;
  place: Place | null;
  brief: boolean;
  incomplete: boolean;
  hides: boolean;
  where?: Where | undefined;
}

/** The outcome. */
export interface Plan {
  entry: Entry;
  outcome: 'created' | 'updated' | 'unchanged' | 'refused';
  /** The resulting product; null when nothing is written. */
  record: ProductRecord | null;
  /** The product before. */
  present: Present | null;
  /** SKUs whose stock is written, with what the file gives of it. */
  stocked: ReadonlyMap<string, VariationRecord['stock'] | undefined>;
  /** Whether pictures and model come from the file, or stay. */
  brings: { pictures: boolean; model: boolean; reviews: boolean };
  changes: Change[];
  faults: string[];
  warnings: string[];
  contentHash: string;
}

export interface PlanContext {
  retireVariations: boolean;
  sources: Sources;
  /** The default first. */
  warehouses: readonly string[];
  /** SKUs of products a dry run did not write. */
  claimed: SkuOwners;
  /** Which of these products an interrupted run of the same import wrote: they stay as they are, since units may have been sold meanwhile. */
  written?: ((handles: readonly string[]) => Promise<ReadonlySet<string>>) | undefined;
  now: Date;
  /** Whether the report lists the fields of new products. */
  tellsNew?: boolean;
}

/**
 * Plans what the entries change without writing: a dry run shows it, an import writes it. Products in `again` are planned even if
 * unchanged.
 */
export async function planEntries(db: Db, entries: readonly Entry[], context: PlanContext, again?: ReadonlySet<string>): Promise<Plan[]> {
  const handles = entries.map(({ patch }) => patch.handle);
  const known = await findKnown(db, handles);
  const written = await context.written?.(handles);
  const same = entries.filter(({ patch, hash }) => !again?.has(patch.handle) && isSame(known.get(patch.handle), hash));
  const asSaid = same.length > 0 ? await findAsSaid(db, same, context.warehouses[0] ?? '') : [];
  const passed = new Set([...asSaid, ...entries.filter(({ patch }) => written?.has(patch.handle))]);
  const looked = entries.filter((entry) => !passed.has(entry));
  const present = await findPresent(
    db,
    looked.flatMap(({ patch }) => known.get(patch.handle)?.id ?? []),
  );
  const owners = await findOwners(
    db,
    looked.map(({ patch }) => patch),
    context.claimed,
  );
  const models = looked.flatMap(({ patch }) => (patch.model && present.get(patch.handle) ? [patch.model] : []));
  const fetched = await findFetched(db, models);
  const served = (source: string) => (source.startsWith('/media/') ? source : (fetched.get(source)?.src ?? null));
  return entries.map((entry) => {
    const before = present.get(entry.patch.handle) ?? null;
    if (passed.has(entry)) return unchanged(entry, null);
    const plan = before ? planUpdate(entry, before, owners, context, served) : planNew(entry, owners, context);
    if (again?.has(entry.patch.handle) && plan.outcome === 'unchanged') {
      plan.outcome = 'updated';
      plan.brings = { ...plan.brings, pictures: plan.record?.images !== undefined, model: Boolean(entry.patch.model) };
    }
    plan.warnings.push(...strangersIn(entry.patch), ...endedSalesIn(entry.patch, context.now));
    for (const { sku } of plan.record?.variations ?? []) owners.set(sku, entry.patch.handle);
    return plan;
  });
}

/** A brand may come later, or be another shop's. */
const strangersIn = ({ soldAt, soldAtChanges }: ProductPatch): string[] =>
  Object.keys({ ...soldAt, ...soldAtChanges }).flatMap((key) =>
    family.some((brand) => brand.key === key) ? [] : `soldAt: there is no brand ${key} yet`,
  );

type Reference = VariationPatch['reference'];

const isOver = (reference: Reference, now: Date): reference is NonNullable<Reference> =>
  Boolean(reference?.endsAt && new Date(reference.endsAt) <= now);

const endedSalesIn = ({ variations = [] }: ProductPatch, now: Date): string[] =>
  variations.flatMap(({ reference }, i) =>
    isOver(reference, now) ? [`variations.${i}.reference.endsAt: the sale has ended, so the price it was compared with is charged`] : [],
  );

/** As `saveEndedSales` leaves variations, so that a file imported again puts no ended sale back. */
function withoutEndedSales({ variations, ...patch }: ProductPatch, now: Date): ProductPatch {
  const current = variations?.map((variation) =>
    isOver(variation.reference, now) ? { ...variation, price: variation.reference.amount, reference: null } : variation,
  );
  return { ...patch, ...(current && { variations: current }) };
}

const isSame = (known: KnownProduct | undefined, hash: string): boolean => known?.hash.split('.')[0] === hash;

/** Of entries whose line is the same as last time, those whose stock is, too: orders take units without a new hash. One without a SKU is looked at whole. */
async function findAsSaid(db: Db, same: readonly Entry[], warehouse: string): Promise<ReadonlySet<Entry>> {
  const said = ({ patch }: Entry) =>
    (patch.variations ?? []).flatMap(({ sku = '', stock }) => (stock === undefined ? [] : [{ sku, stock }]));
  const skus = same.flatMap((entry) => said(entry).map(({ sku }) => sku));
  const shelves = skus.length > 0 ? await findShelves(db, skus) : new Map<string, never>();
  const isThere = (entry: Entry) =>
    said(entry).every(({ sku, stock }) => {
      const now = shelves.get(sku);
      if (now?.handle !== entry.patch.handle) return false;
      return isDeepStrictEqual(shelvesOf(withShelves(now.stock, stock), warehouse), shelvesOf(now.stock, warehouse));
    });
  return new Set(same.filter(isThere));
}

function unchanged(entry: Entry, present: Present | null): Plan {
  const brings = { pictures: false, model: false, reviews: false };
  return {
    entry,
    outcome: 'unchanged',
    record: null,
    present,
    stocked: new Map(),
    brings,
    changes: [],
    faults: [],
    warnings: [],
    contentHash: '',
  };
}

function planNew(entry: Entry, owners: SkuOwners, { tellsNew = false, warehouses, now }: PlanContext): Plan {
  const { place, brief, incomplete, hides, hash, reviewsHash } = entry;
  const patch = withoutEndedSales(entry.patch, now);
  const said = { ...patch, ...(place && { category: place.path }), ...(hides && { published: false }) };
  const { record, faults: all, warnings } = newProduct(said, { brief, owners });
  // The rows that it lacks have been refused with what is wrong.
  const faults = all.filter((fault) => !incomplete || fault !== hasNoVariations);
  return {
    ...unchanged(entry, null),
    outcome: record ? 'created' : 'refused',
    record,
    stocked: new Map(record?.variations.map(({ sku, stock }) => [sku, stock])),
    brings: { pictures: true, model: true, reviews: patch.reviews !== undefined },
    changes: record && tellsNew ? fieldsOf(record, warehouses[0] ?? '') : [],
    faults: record || patch.name !== undefined ? faults : ['is not in the shop, and a new product needs a name (Title)'],
    warnings,
    contentHash: `${hash}.${reviewsHash}`,
  };
}

function planUpdate(
  entry: Entry,
  present: Present,
  owners: SkuOwners,
  context: PlanContext,
  served: (source: string) => string | null,
): Plan {
  const { place, brief, incomplete, hash, reviewsHash } = entry;
  const patch = withoutEndedSales(entry.patch, context.now);
  const category = place?.found ? place.path : undefined;
  const { category: _, ...said } = patch;
  const rules = { owners, brief, retire: context.retireVariations && !incomplete };
  const { record, named, faults, warnings } = mergeProduct(present, { ...said, ...(category && { category }) }, rules);
  if (!record) return { ...unchanged(entry, present), outcome: 'refused', faults };
  const changes = changesBetween(present.record, record, context.warehouses[0] ?? '');
  const pictures = record.images !== undefined && !keepsPictures(record, present, context.sources);
  if (pictures)
    changes.push({
      field: 'pictures',
      before: present.images.map(({ src, from }) => from ?? src),
      after: record.images?.map(({ src }) => src),
    });
  const model = patch.model !== undefined && modelChanges(patch.model, present.model, context.sources, served);
  if (model) changes.push({ field: 'model', before: present.model, after: patch.model });
  const reviews = patch.reviews !== undefined && present.hash.split('.')[1] !== reviewsHash;
  if (reviews) changes.push({ field: 'reviews', before: null, after: `${patch.reviews?.length ?? 0} from the file` });
  // A later file that describes it brings it back.
  const staysRetired = present.hash === '' && record.discontinued === true;
  const stocked = new Set(changes.filter(({ field }) => field === 'stock' || field === 'variation').map(({ sku }) => sku));
  return {
    ...unchanged(entry, present),
    outcome: changes.length > 0 ? 'updated' : 'unchanged',
    record,
    stocked: new Map(named.map((sku, i) => [sku, patch.variations?.[i]?.stock] as const).filter(([sku]) => stocked.has(sku))),
    brings: { pictures, model, reviews },
    changes,
    warnings,
    contentHash: staysRetired ? '' : `${hash}.${patch.reviews === undefined ? (present.hash.split('.')[1] ?? '') : reviewsHash}`,
  };
}

/** A local file may have changed under the same name. */
function keepsPictures(record: ProductRecord, present: Present, sources: Sources): boolean {
  const images = record.images ?? [];
  const mayDiffer = sources.folder !== undefined && images.some(({ src }) => isInFolder(src));
  // An export leaves out pictures that only retired variations have.
  const sold = new Set([...present.variations, ...record.variations].map(({ sku }) => sku));
  return !mayDiffer && samePictures(picturesOfSold(images, sold), picturesOfSold(present.images, sold), record.name);
}

/** Keep the current model when the new one is unavailable. */
function modelChanges(model: string | null, present: string | null, sources: Sources, served: (source: string) => string | null): boolean {
  if (model === null) return present !== null;
  const known = served(model);
  if (sources.folder !== undefined && isInFolder(model)) return true;
  return known === null ? placeOf(model, sources) !== null : known !== present;
}
