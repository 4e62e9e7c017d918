import { family } from '../../../brands/family.ts';
import { type ProductEdit, productProblems } from '../../../contract/merchandising/products.ts';
import { own } from '../../../contract/values/own.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { auditAll, type StaffMember } from '../../staff/index.ts';
import { findFilled } from '../automatic/store.ts';
import { type Change, changesBetween } from '../import/merging/diff.ts';
import { mergeProduct, type Present } from '../import/merging/merge.ts';
import type { StoredImage } from '../import/prepared.ts';
import { findPresent } from '../import/present/store.ts';
import type { ProductPatch, ProductRecord, VariationRecord } from '../import/record.ts';
import { readPatch } from '../import/schema.ts';
import { findOwners, findWarehouses } from '../import/store.ts';
import { writeProducts } from '../import/upsert.ts';
import { findHandles } from '../similar/store.ts';
import { actorOf } from '../stock/changes.ts';
import { lockStock } from '../stock/operations.ts';
import { categoryIds } from '../taxonomy/store.ts';
import { findVariationIds, type LockedProduct } from './store.ts';

const problem = problemsOf(productProblems);

/** A model in the media store. */
const mediaModel = /^\/media\/[0-9a-f]{2}\/[0-9a-f]{30}\.glb$/;

/** Who changes something: a member, or the one who planned it. */
export interface Actor {
  readonly member: Pick<StaffMember, 'memberId'>;
  readonly now: Date;
}

/** An edit by the console; `published`, `discontinued` and `replacedBy` have their own operation. */
export type Edit = Omit<ProductEdit, 'version'> & Pick<ProductPatch, 'published' | 'discontinued' | 'replacedBy'>;

/** An audit entry's action and reason. */
export interface Said {
  readonly action: string;
  readonly reason?: string | undefined;
}

/**
 * Merges an edit into a locked product by the rules of an import, writes it and audits each changed field. Returns the version afterwards; without a
 * change nothing is written. Throws `invalid_input`, `stock_changed`.
 */
export async function writeEdit(
  tx: Tx,
  { id, handle, version, gone }: LockedProduct,
  edit: Edit,
  said: Said,
  actor: Actor,
): Promise<number> {
  // Before reading it: an order that takes units meanwhile would otherwise get them back.
  if (edit.variations?.some(({ stock }) => stock)) await lockStock(tx, await findVariationIds(tx, id));
  const present = (await findPresent(tx, [id])).get(handle);
  if (!present) throw problem('product_not_found');
  requireSeenStock(present, edit);
  const patch = keptBrands(await readEdit(tx, handle, edit), present);
  if (said.action === 'product.changed') requireSalesToCome(patch, present.variations, actor.now);
  const owners = await ownersOf(tx, handle, patch);
  const rules = { owners, brief: true, retire: edit.allVariations ?? false };
  const { record, named, faults } = mergeProduct(present, { ...patch, discontinued: patch.discontinued ?? gone }, rules);
  if (!record) throw wrong(faults);
  if (edit.published && record.variations.length === 0) throw wrong(['variations: Without a variation it can’t be published']);
  const theirs = new Set([...record.variations, ...present.variations, ...present.retired].map(({ sku }) => sku));
  const images = edit.pictures ? picturesOf(edit.pictures, present.images, { name: record.name, named, theirs }) : present.images;
  const [warehouse = ''] = await findWarehouses(tx);
  const model = edit.model === undefined ? present.model : edit.model;
  const changes = [
    ...changesBetween(present.record, record, warehouse),
    ...pictureChanges(present.images, images),
    ...(model === present.model ? [] : [{ field: 'model', before: present.model, after: model }]),
  ];
  if (changes.length === 0) return version;
  const stocked = new Set(changes.flatMap(({ field, sku }) => (sku && (field === 'stock' || field === 'variation') ? sku : [])));
  const writing = {
    record,
    // No file has this hash, so a previously imported file is compared again.
    hash: `console:${version + 1}.${present.hash.split('.')[1] ?? ''}`,
    images,
    model,
    introducedOn: present.introducedOn,
    stocked: new Set(named.filter((sku) => stocked.has(sku))),
  };
  const kind = said.action === 'product.undone' ? 'undone' : 'edited';
  await writeProducts(tx, [writing], { kind, actor: actorOf(actor.member.memberId), reason: said.reason }, actor.now);
  await auditProduct(tx, { productId: id, version: version + 1, changes }, said, actor);
  return version + 1;
}

/** Settings for brands that are not in the family now are kept: they may come back. */
function keptBrands({ soldAt, ...patch }: ProductPatch, { record }: Present): ProductPatch {
  if (!soldAt) return patch;
  const others = Object.entries(record.soldAt ?? {}).filter(([key]) => !isBrand(key));
  return { ...patch, soldAt: { ...Object.fromEntries(others), ...soldAt } };
}

const isBrand = (key: string): boolean => family.some((brand) => brand.key === key);

/** Writes a product that is not in the shop yet. */
export async function writeNew(
  tx: Tx,
  record: ProductRecord,
  { images, model }: Pick<Present, 'images' | 'model'>,
  { member, now }: Actor,
): Promise<void> {
  const skus = new Set(record.variations.map(({ sku }) => sku));
  const writing = { record, hash: 'console:1.', images, model, introducedOn: null, stocked: skus };
  await writeProducts(tx, [writing], { kind: 'added', actor: actorOf(member.memberId) }, now);
}

interface Entry {
  readonly productId: number;
  readonly version: number;
  readonly changes: readonly Change[];
}

export async function auditProduct(tx: Tx, entry: Entry, said: Said, { member, now }: Actor) {
  await auditProducts(tx, [entry], said, { by: member, now });
}

/** Audits the changes of many products that one person made at once. */
export async function auditProducts(
  tx: Tx,
  entries: readonly Entry[],
  { action, reason }: Said,
  { by, now }: { by: Pick<StaffMember, 'memberId'> | null; now: Date },
): Promise<void> {
  const audited = entries.map(({ productId, version, changes }) => ({
    by,
    action,
    subject: { kind: 'product', id: productId },
    ...(reason && { reason }),
    details: { version, changes: changes.map(shortened) },
  }));
  await auditAll(tx, audited, now);
}

/** A long text would fill the log; its beginning is enough to identify it. */
const longest = 4000;

function shortened({ before, after, ...change }: Change): Change {
  const short = (value: unknown) => (typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : (value ?? null));
  return { ...change, before: short(before), after: short(after) };
}

/** Whether the log has only the beginning of a value. */
export const isShortened = (value: unknown): boolean => typeof value === 'string' && value.length > longest;

/** Throws `stock_changed` if units differ from what the caller saw. */
function requireSeenStock(present: Present, { variations = [] }: Edit): void {
  for (const { sku, seenStock = {} } of variations) {
    const stock = present.variations.find((variation) => variation.sku === sku)?.stock;
    if (stock === undefined || typeof stock === 'number') continue;
    if (Object.entries(seenStock).some(([code, units]) => (own(stock, code) ?? 0) !== units))
      throw problem('stock_changed', { sku, stock });
  }
}

/** Throws `invalid_input` for a sale that has ended, unless its end is `known`. */
export function requireSalesToCome({ variations = [] }: ProductPatch, known: readonly VariationRecord[], now: Date): void {
  const faults = variations.flatMap(({ sku, reference }, i) => {
    const end = Date.parse(reference?.endsAt ?? '');
    const before = known.find((variation) => variation.sku === sku)?.reference?.endsAt ?? '';
    return end <= now.getTime() && end !== Date.parse(before) ? [`variations.${i}.reference.endsAt: Choose a time in the future`] : [];
  });
  if (faults.length > 0) throw wrong(faults);
}

/** The edit as a patch. Throws `invalid_input` with a message for each field. */
export async function readEdit(tx: Tx, handle: string, edit: Edit): Promise<ProductPatch> {
  const { variations, related, model, pictures: _pictures, allVariations: _all, stockReason: _reason, stockNote: _note, ...fields } = edit;
  if (model && !mediaModel.test(model)) throw wrong(['model: Upload a GLB file']);
  const stranger = Object.keys(edit.soldAt ?? {}).find((key) => !isBrand(key));
  if (stranger !== undefined) throw wrong([`soldAt.${stranger}: Brand not found`]);
  const given = variations?.map(({ seenStock: _seen, ...variation }) => variation);
  const beside = related && (await handlesOf(tx, handle, related));
  const read = readPatch(
    { ...fields, handle, ...(given && { variations: given }), ...(beside && { related: beside }) },
    new Set(await findWarehouses(tx)),
  );
  if (!read.ok) throw wrong(read.faults);
  const lost = lostValues(read.patch);
  if (lost.length > 0) throw wrong(lost);
  const paths = [...(read.patch.category ? [read.patch.category] : []), ...(read.patch.alsoIn ?? [])];
  const known = await categoryIds(tx, paths);
  const strange = paths.find((path) => !known.has(path));
  if (strange !== undefined) throw wrong([`${strange === read.patch.category ? 'category' : 'alsoIn'}: Choose a category`]);
  const [filled] = await findFilled(tx, paths);
  if (filled !== undefined) {
    throw wrong([`${filled === read.patch.category ? 'category' : 'alsoIn'}: ${filled} is filled by its rules. Choose another category`]);
  }
  return read.patch;
}

/** Values of variations that their options, given with them, lack: no page could offer them. */
function lostValues({ options, variations = [] }: ProductPatch): string[] {
  const known = new Map(options?.map(({ name, values }) => [name, values.map(({ value }) => value)]));
  return variations.flatMap(({ options: chosen }, i) =>
    Object.entries(chosen ?? {}).flatMap(([name, value]) =>
      known.get(name)?.includes(value) === false ? [`variations.${i}.options: Add “${value}” to the values of ${name}`] : [],
    ),
  );
}

/** Handles of products to show beside one. Throws `invalid_input` for the product itself and unknown ones. */
async function handlesOf(tx: Tx, handle: string, productIds: readonly number[]): Promise<string[]> {
  const handles = await findHandles(tx, productIds);
  return [...new Set(productIds)].map((id) => {
    const found = handles.get(id);
    if (found === handle) throw wrong(['related: A product can’t be related to itself']);
    if (found === undefined) throw wrong([`related: There is no product ${id}`]);
    return found;
  });
}

/** Owners of the patch's SKUs and of those made for it. An import renames a taken SKU; in the console it is an error. */
export async function ownersOf(tx: Tx, handle: string, { variations = [] }: ProductPatch): Promise<Map<string, string>> {
  const owners = await findOwners(tx, [{ handle, variations }]);
  const faults = variations.flatMap(({ sku }, i) => {
    const owner = sku === undefined ? undefined : owners.get(sku);
    return owner === undefined || owner === handle ? [] : [`variations.${i}.sku: This SKU belongs to ${owner}`];
  });
  if (faults.length > 0) throw wrong(faults);
  return owners;
}

/** Faults of an import, `path: message`, as a problem with a message for each field. */
export function wrong(faults: readonly string[]) {
  const fields = faults.map((fault) => {
    const cut = fault.indexOf(': ');
    const message = fault.slice(cut + 2);
    return [fault.slice(0, cut), message.charAt(0).toUpperCase() + message.slice(1)] as const;
  });
  return problem('invalid_input', {}, Object.fromEntries(fields));
}

interface Pictured {
  readonly name: string;
  /** SKUs of the edit's variations, in its order. */
  readonly named: readonly string[];
  /** SKUs of the product, also of variations no longer sold: their pictures stay theirs, and are shown nowhere. */
  readonly theirs: ReadonlySet<string>;
}

/** Pictures by their address: known ones keep their source and size. */
export function picturesOf(
  given: NonNullable<Edit['pictures']>,
  known: readonly StoredImage[],
  { name, named, theirs }: Pictured,
): StoredImage[] {
  return given.map(({ src, alt, skus = [], shows = [], view, focus, ...measures }) => {
    const before: StoredImage = known.find((image) => image.src === src) ?? { src, alt, ...measures };
    const { skus: _skus, view: _view, focus: _focus, ...kept } = before;
    const shown = new Set([...shows.flatMap((index) => named[index] ?? []), ...skus.filter((sku) => theirs.has(sku))]);
    return {
      ...kept,
      alt: alt.trim().slice(0, 300) || name,
      ...(shown.size > 0 && { skus: [...shown] }),
      ...(view && { view }),
      ...(focus && { focus: { x: focus.x, y: focus.y } }),
    };
  });
}

/** Whole, so that they can be restored; compared without what nobody edits. */
function pictureChanges(before: readonly StoredImage[], after: readonly StoredImage[]): Change[] {
  const told = (images: readonly StoredImage[]) =>
    JSON.stringify(
      images.map(({ src, alt, skus = [], view = null, focus }) => ({ src, alt, skus: [...skus].sort(), view, x: focus?.x, y: focus?.y })),
    );
  return told(before) === told(after) ? [] : [{ field: 'pictures', before, after }];
}
