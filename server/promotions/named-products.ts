import type { CalledProduct } from '../catalog/index.ts';
import type { Conditions } from './promotion.ts';

// Staff and files call a product by its handle, or by a slug that no other product has. Conditions are stored by handle, since a slug follows the name.

/** The products called by each name; unknown names are missing. */
type Called = ReadonlyMap<string, readonly CalledProduct[]>;

/** The names of products in conditions. */
export const productsIn = ({ products }: Pick<Conditions, 'products'>): string[] => [...(products?.in ?? []), ...(products?.notIn ?? [])];

/** Why a name matches no product, or several; null if it matches one. */
export function nameFault(called: Called, name: string): string | null {
  const products = called.get(name) ?? [];
  if (products.length === 1) return null;
  if (products.length === 0) return `There is no product “${name}”`;
  return `Several products are called “${name}”. Name one by its handle: ${products.map(({ handle }) => handle).join(', ')}`;
}

/** Conditions with their products by handle; unknown names stay. */
export function byHandle(conditions: Conditions, called: Called): Conditions {
  const { products } = conditions;
  if (!products) return conditions;
  const handles = (names: readonly string[] | undefined) =>
    names && [...new Set(names.map((name) => called.get(name)?.[0]?.handle ?? name))];
  return { ...conditions, products: { in: handles(products.in), notIn: handles(products.notIn) } };
}

/** A file calls several products by one name. */
export class AmbiguousProduct extends Error {}
