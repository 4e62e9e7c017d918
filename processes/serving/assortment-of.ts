import type { Brand } from '../../brands/brand.ts';
import type { BrandAssortment } from '../../server/catalog/index.ts';

/** A brand's part of the catalogue, in the catalogue's format. */
export function assortmentOf({ key, assortment, departments }: Brand): BrandAssortment {
  const { categories = [], tags = [] } = assortment ?? {};
  return { brand: key, everything: assortment === null, categories, tags, departments };
}
