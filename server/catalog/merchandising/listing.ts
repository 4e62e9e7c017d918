import type { OutputOf } from '../../../contract/api/endpoint.ts';
import {
  type CategoryChoice,
  type ProductFilter,
  type ProductSort,
  type productEndpoints,
  productProblems,
  type Seller,
  type StaffProduct,
} from '../../../contract/merchandising/products.ts';
import { product as productUrl } from '../../../contract/urls/shop.ts';
import { own } from '../../../contract/values/own.ts';
import { brandNamesOf } from '../../platform/brand-names.ts';
import type { Db } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { pageOf } from '../../platform/paging.ts';
import { findSoldByRule } from '../assortment/store.ts';
import { findAutomaticOf } from '../automatic/store.ts';
import { findPresent } from '../import/present/store.ts';
import type { VariationRecord } from '../import/record.ts';
import { allCategories } from '../taxonomy/store.ts';
import { type HistoryAsked, historyOf } from './history.ts';
import { findPlans } from './planned/store.ts';
import { countProducts, findListed, findNamed, findPage, findPlace, type ListedRow, listWarehouses } from './store.ts';

const problem = problemsOf(productProblems);
const perPage = 50;

type Asked = ProductFilter & { readonly sort: ProductSort; readonly page: number };

/** A page of the products; a page past the end is the last one. */
export async function listProducts(db: Db, { sort, page, ...filter }: Asked): Promise<OutputOf<typeof productEndpoints.list>> {
  const total = await countProducts(db, filter);
  const { page: shown, pages, portion } = pageOf(page, total, perPage);
  const ids = await findPage(db, filter, sort, portion.offset, portion.limit);
  const rows = new Map((await findListed(db, ids)).map((row) => [row.productId, row]));
  const products = ids.flatMap((id) => rows.get(id) ?? []).map(present);
  return { products, total, page: shown, pages, categories: await categoryChoices(db) };
}

const present = ({ image, isOnSale, changedAt, ...row }: ListedRow) => ({
  ...row,
  picture: image,
  isOnSale: isOnSale ?? false,
  changedAt: changedAt.toISOString(),
});

/** All categories in the order of the tree. */
export async function categoryChoices(db: Db): Promise<CategoryChoice[]> {
  const rows = await allCategories(db);
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parentId: number | null, depth: number): CategoryChoice[] =>
    (children.get(parentId) ?? []).flatMap(({ id, slugs, name, isAutomatic }) => [
      { taxonomyId: id, path: slugs, title: name, depth, isAutomatic },
      ...below(id, depth + 1),
    ]);
  return below(null, 0);
}

/** A product with all that can be changed about it. Throws `product_not_found`. */
export async function getStaffProduct(
  db: Db,
  productId: number,
  asked: HistoryAsked,
  { previewToken, now }: { readonly previewToken: string; readonly now: Date },
): Promise<StaffProduct> {
  const place = await findPlace(db, productId);
  const found = place ? [...(await findPresent(db, [productId])).values()][0] : undefined;
  if (!place || !found) throw problem('product_not_found');
  const { record, images, version, handle } = found;
  return {
    productId,
    version,
    handle,
    state: record.discontinued ? 'retired' : record.published ? 'published' : 'draft',
    plans: (await findPlans(db, productId)).map(({ at, ...plan }) => ({ ...plan, at: at.toISOString() })),
    name: record.name,
    brand: record.brand ?? '',
    description: record.description,
    seoTitle: record.seoTitle ?? '',
    seoDescription: record.seoDescription ?? '',
    highlights: record.highlights ?? [],
    specifications: record.specifications ?? [],
    tags: record.tags ?? [],
    category: record.category,
    alsoIn: record.alsoIn ?? [],
    automaticIn: await findAutomaticOf(db, productId),
    returnable: record.returnable ?? true,
    replacedBy: record.replacedBy ?? '',
    soldAt: record.soldAt ?? {},
    sellers: await sellersOf(db, productId, now),
    options: record.options ?? [],
    variations: record.variations.map((variation) => ({ variationId: own(place.ids, variation.sku) ?? 0, ...heldOf(variation) })),
    pictures: images.map(({ src, alt, width = 0, height = 0, tint = '', skus = [], view = null, focus }) => {
      return { src, alt, width, height, tint, skus, view, ...(focus && { focus }) };
    }),
    video: record.video ?? null,
    model: found.model,
    related: await findNamed(db, record.related ?? []),
    href: productUrl({ ...place, productId }),
    previewHref: productUrl({ ...place, productId }, { preview: previewToken }),
    warehouses: await listWarehouses(db),
    categories: await categoryChoices(db),
    ...(await historyOf(db, productId, asked)),
  };
}

/** The brands, and whether the rules of each sell the product; null for one that is still to be saved. */
export async function sellersOf(db: Db, productId: number | null, now: Date): Promise<Seller[]> {
  const rules = productId === null ? null : await findSoldByRule(db, productId);
  const names = await brandNamesOf(db).all(now);
  return [...names].map(([brand, name]) => ({ brand, name, byRule: rules && (rules.get(brand) ?? notSold) }));
}

const notSold = { sold: false, because: null, of: null };

const heldOf = ({ sku, options = {}, price, stock, ...more }: VariationRecord) => ({
  sku,
  gtin: more.gtin ?? null,
  options,
  price,
  reference: more.reference ?? null,
  weightGrams: more.weightGrams ?? null,
  deliveryClass: more.deliveryClass ?? null,
  specifications: more.specifications ?? [],
  restriction: more.restriction ?? null,
  leadTimeDays: more.leadTimeDays ?? 0,
  madeToOrder: more.madeToOrder ?? false,
  stock: typeof stock === 'object' ? stock : {},
});
