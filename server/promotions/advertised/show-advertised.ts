import type { VariationPrice } from '../../../contract/catalog/catalog.ts';
import { isPlainObject } from '../../../contract/values/record.ts';
import type { Db } from '../../platform/db/index.ts';
import type { BrandPromotions } from '../brand-promotions.ts';
import { findProductGroups, noGroups, type ProductGroups } from '../pools/product-groups.ts';
import { type Advertising, advertisedPrice, advertisingOf } from './advertised-price.ts';

/** What an answer contains of a product: its card, its page, or only its prices. */
interface ShownProduct {
  readonly productId: number;
  readonly lowestVariationPrice?: VariationPrice;
  readonly variations?: readonly { readonly price: VariationPrice }[];
}

/**
 * Adds advertised prices to every product in an answer, at any depth, in a copy. Without advertised promotions it returns the answer as it is. At
 * most one query for categories, one for pools and one for handles.
 */
export async function showAdvertised(
  answer: unknown,
  db: Db,
  brandPromotions: () => Promise<BrandPromotions>,
  now: Date,
): Promise<unknown> {
  const found: ShownProduct[] = [];
  collectProducts(answer, found);
  if (found.length === 0) return answer;
  const { brand, promotions } = await brandPromotions();
  const advertising = advertisingOf(promotions, now);
  if (advertising.advertised.length === 0) return answer;
  const ids = [...new Set(found.map(({ productId }) => productId))];
  const conditions = [...advertising.advertised, ...advertising.given].map((one) => one.conditions);
  const groups = await findProductGroups(db, ids, conditions, now);
  return withPrices(answer, ({ productId }, price) => priced(advertising, groups.get(productId), price, brand, now));
}

function priced(
  advertising: Advertising,
  groups: ProductGroups = noGroups,
  price: VariationPrice,
  brand: string,
  now: Date,
): VariationPrice {
  const unit = { ...groups, unitPrice: price.amount, onSale: price.salePrice !== null };
  const advertised = advertisedPrice(advertising, unit, brand, now);
  return advertised ? { ...price, advertised } : price;
}

/** Fills a list: a generator over a page's data took three times as long. */
function collectProducts(answer: unknown, found: ShownProduct[]): void {
  if (typeof answer !== 'object' || answer === null) return;
  if (Array.isArray(answer)) {
    for (const one of answer) collectProducts(one, found);
    return;
  }
  if (isProduct(answer)) found.push(answer);
  for (const part of Object.values(answer)) collectProducts(part, found);
}

function withPrices(answer: unknown, of: (product: ShownProduct, price: VariationPrice) => VariationPrice): unknown {
  if (Array.isArray(answer)) return answer.map((one) => withPrices(one, of));
  if (!isPlainObject(answer)) return answer;
  if (!isProduct(answer)) return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, withPrices(value, of)]));
  const { lowestVariationPrice: lowest, variations } = answer;
  return {
    ...answer,
    ...(lowest && { lowestVariationPrice: of(answer, lowest) }),
    ...(variations && { variations: variations.map((one) => ({ ...one, price: of(answer, one.price) })) }),
  };
}

const isProduct = (value: object): value is ShownProduct =>
  'productId' in value && 'slug' in value && ('lowestVariationPrice' in value || 'variations' in value);
