import { type ProductState, productProblems } from '../../../contract/merchandising/products.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { newProduct } from '../import/merging/new-product.ts';
import { findPresent } from '../import/present/store.ts';
import { skusOf } from '../import/skus.ts';
import { findKnown, findOwners } from '../import/store.ts';
import { lockStock } from '../stock/operations.ts';
import { slugOf } from '../taxonomy/paths.ts';
import { findChange } from './history.ts';
import { findVariationIds, type LockedProduct, lockHandles, lockProduct } from './store.ts';
import { reverseOf } from './undo.ts';
import {
  type Actor,
  auditProduct,
  type Edit,
  ownersOf,
  picturesOf,
  readEdit,
  requireSalesToCome,
  type Said,
  writeEdit,
  writeNew,
  wrong,
} from './writing.ts';

const problem = problemsOf(productProblems);

export interface Saved {
  readonly ok: true;
  readonly productId: number;
  readonly version: number;
}

export const saved = (productId: number, version: number): Saved => ({ ok: true, productId, version });

/** Locks a product at the version the caller saw. Throws `product_not_found`, `product_changed`. */
export async function lockAt(tx: Tx, productId: number, version: number | null): Promise<LockedProduct> {
  const product = await lockProduct(tx, productId);
  if (!product) throw problem('product_not_found');
  if (version !== null && product.version !== version) throw problem('product_changed', { version: product.version });
  return product;
}

/** Changes the fields given. Throws `product_changed`, `stock_changed`, `invalid_input`. */
export async function saveProduct(database: Database, productId: number, version: number, edit: Edit, actor: Actor): Promise<Saved> {
  return database.transact(async (tx) => {
    const product = await lockAt(tx, productId, version);
    const said: Said = { action: 'product.changed', reason: edit.stockNote || edit.stockReason };
    return saved(productId, await writeEdit(tx, product, edit, said, actor));
  });
}

/** States as fields of an import. */
export const stateFields: Readonly<Record<ProductState, Pick<Edit, 'published' | 'discontinued'>>> = {
  published: { published: true, discontinued: false },
  draft: { published: false, discontinued: false },
  retired: { discontinued: true },
};

interface Wanted {
  readonly version: number;
  readonly state: ProductState;
  /** Handle of the product that replaces a retired one; empty for none. */
  readonly replacedBy: string;
}

/** Publishes a product, takes it back to draft, or retires it. Throws `product_changed`, `invalid_input`. */
export async function setState(database: Database, productId: number, wanted: Wanted, actor: Actor): Promise<Saved> {
  const { version, state, replacedBy } = wanted;
  return database.transact(async (tx) => {
    const product = await lockAt(tx, productId, version);
    const isReplaced = state === 'retired' && replacedBy !== '';
    if (isReplaced && (replacedBy === product.handle || !(await findKnown(tx, [replacedBy])).has(replacedBy))) {
      throw wrong(['replacedBy: No other product has this handle']);
    }
    const edit = { ...stateFields[state], replacedBy: isReplaced ? replacedBy : null };
    return saved(productId, await writeEdit(tx, product, edit, { action: `product.${state}` }, actor));
  });
}

/** Adds a product as a draft. Throws `invalid_input`. */
export async function addProduct(database: Database, edit: Edit, actor: Actor): Promise<Saved> {
  return database.transact(async (tx) => {
    const handle = await freeHandle(tx, edit.name ?? '');
    const patch = await readEdit(tx, handle, edit);
    requireSalesToCome(patch, [], actor.now);
    const { record, faults } = newProduct({ ...patch, published: false }, { brief: true, owners: await ownersOf(tx, handle, patch) });
    if (!record) throw wrong(faults);
    const named = record.variations.map(({ sku }) => sku);
    const images = picturesOf(edit.pictures ?? [], [], { name: record.name, named, theirs: new Set(named) });
    await writeNew(tx, record, { images, model: edit.model ?? null }, actor);
    return added(tx, handle, { action: 'product.created' }, actor);
  });
}

/** Copies a product as a draft. Stock, reference prices and GTINs stay behind: they were counted, charged and given for the original. */
export async function duplicateProduct(database: Database, productId: number, actor: Actor): Promise<Saved> {
  return database.transact(async (tx) => {
    const original = await lockAt(tx, productId, null);
    const present = (await findPresent(tx, [productId])).get(original.handle);
    if (!present) throw problem('product_not_found');
    const name = `${present.record.name.slice(0, 190)} (copy)`;
    const handle = await freeHandle(tx, name);
    const { introducedOn: _day, discontinued: _gone, replacedBy: _by, seoTitle: _title, seoDescription: _text, ...record } = present.record;
    const unnamed = record.variations.map(({ sku: _sku, gtin: _gtin, reference: _reference, ...variation }) => ({
      ...variation,
      stock: 0,
    }));
    const copy = { handle, variations: unnamed };
    const skus = skusOf(copy, await findOwners(tx, [copy]));
    const variations = unnamed.map((variation, i) => ({ ...variation, sku: skus[i] ?? '' }));
    const renamed = new Map(record.variations.map(({ sku }, i) => [sku, skus[i] ?? '']));

    const images = present.images.flatMap((image) => {
      const shown = image.skus?.flatMap((sku) => renamed.get(sku) ?? []) ?? [];
      // Of variations no longer sold: without any it would show all.
      return image.skus?.length && shown.length === 0 ? [] : [{ ...image, ...(image.skus && { skus: shown }) }];
    });
    await writeNew(tx, { ...record, name, handle, published: false, variations }, { images, model: present.model }, actor);
    return added(tx, handle, { action: 'product.duplicated' }, actor);
  });
}

async function added(tx: Tx, handle: string, said: Said, actor: Actor): Promise<Saved> {
  const productId = (await findKnown(tx, [handle])).get(handle)?.id;
  if (productId === undefined) throw new Error(`${handle} was not stored`);
  await auditProduct(tx, { productId, version: 1, changes: [] }, said, actor);
  return saved(productId, 1);
}

/** An unused handle made from the name, reserved until the transaction ends. */
async function freeHandle(tx: Tx, name: string): Promise<string> {
  await lockHandles(tx);
  const slug = slugOf(name);
  const handles = [slug, ...Array.from({ length: 200 }, (_, i) => `${slug}-${i + 2}`)];
  const known = await findKnown(tx, handles);
  return handles.find((handle) => !known.has(handle)) ?? `${slug}-${crypto.randomUUID()}`;
}

/** Takes back prices and stock that the change to this version set. Throws `product_changed`, `nothing_to_undo`. */
export async function undoChange(database: Database, productId: number, version: number, actor: Actor): Promise<Saved> {
  return database.transact(async (tx) => {
    const product = await lockAt(tx, productId, version);
    // Before reading it: an order that takes units meanwhile would otherwise get them back.
    await lockStock(tx, await findVariationIds(tx, productId));
    const changes = await findChange(tx, productId, version, 'product.changed');
    const present = (await findPresent(tx, [productId])).get(product.handle);
    const variations = changes && present ? reverseOf(changes, present.record) : null;
    if (!variations) throw problem('nothing_to_undo');
    return saved(productId, await writeEdit(tx, product, { variations }, { action: 'product.undone' }, actor));
  });
}
