import type { ListedProduct, ProductEdit } from '../../../contract/merchandising/products.ts';
import { own } from '../../../contract/values/own.ts';
import { parseDollars, typedDollars } from '../../ui/form/dollars.ts';
import type { Attempt } from './staff-products-data.ts';

type Only = Pick<ListedProduct, 'productId' | 'sku' | 'price' | 'shelves' | 'stock'>;

/** The warehouse to which a change of the total applies: the one with the most units. */
export function mainShelf(shelves: Readonly<Record<string, number>>): string | null {
  const [first] = Object.entries(shelves).sort(([, a], [, b]) => b - a);
  return first?.[0] ?? null;
}

/** Price and stock typed into a product's row, as an edit of its only variation; null when nothing differs. */
export function quickEdit(
  { productId, sku, price, shelves, stock }: Only,
  typed: Pick<Attempt, 'price' | 'stock' | 'reason'>,
): { edit: ProductEdit | null; attempt: Attempt } {
  const attempt = (errors: Attempt['errors']): Attempt => ({ productId, ...typed, errors });
  const cents = parseDollars(typed.price);
  const units = /^\d{1,7}$/.test(typed.stock.trim()) ? Number(typed.stock) : null;
  const code = mainShelf(shelves ?? {});
  const seen = shelves && code !== null ? (own(shelves, code) ?? 0) : 0;
  const next = units === null ? 0 : seen + units - stock;
  const errors = {
    price: cents === null || cents === 0 ? 'Enter a price such as 129.50' : undefined,
    stock: units === null ? 'Enter a whole number' : next < 0 ? 'Set the stock of each warehouse in the product' : undefined,
  };
  if (errors.price || errors.stock || sku === null || cents === null) return { edit: null, attempt: attempt(errors) };
  const isPriced = cents !== price;
  const isStocked = code !== null && next !== seen;
  if (!isPriced && !isStocked) return { edit: null, attempt: attempt({}) };
  const moved = isStocked ? { stock: { [code]: next }, seenStock: { [code]: seen } } : {};
  return {
    edit: { variations: [{ sku, ...(isPriced && { price: cents }), ...moved }], ...(isStocked && { stockReason: typed.reason }) },
    attempt: attempt({}),
  };
}

/** A row's values as its fields show them. */
export const typedOf = ({ productId, price, stock }: Only): Attempt => ({
  productId,
  price: typedDollars(price ?? 0),
  stock: String(stock),
  reason: 'counted',
  errors: {},
});
