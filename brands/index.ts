import type { Brand, OwnBrand } from './brand.ts';
import { family, flagship } from './family.ts';

const own = new Map(
  Object.entries(
    import.meta.env?.MODE
      ? import.meta.glob<OwnBrand>('./*/brand.ts', { eager: true, import: 'brand' })
      : await (await import('./folders.ts')).exportsOf<OwnBrand>('brand.ts', 'brand'),
  ),
);

/** Every brand of the family, the flagship first. For servers: browsers get their brand with the shell's data. */
export const brands: readonly Brand[] = family.map(({ key, name }) => {
  const brand = own.get(`./${key}/brand.ts`);
  if (!brand) return missing(key);
  return { ...brand, key, name };
});

/** The brand of a request, an order or an e-mail; the flagship for a removed one. */
export const brandOf = (key: string): Brand => find(key) ?? find(flagship) ?? missing(flagship);

function missing(key: string): never {
  throw new Error(`brands/${key}/brand.ts exports no brand`);
}

const find = (key: string) => brands.find((brand) => brand.key === key);
