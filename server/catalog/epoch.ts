import type { OfShop } from '../platform/per-shop.ts';
import { Epoch } from '../platform/purging/epoch-cache.ts';

const newCatalogueEpoch = (): Epoch => new Epoch();

/** Advances with every change of a product or the tree; menus cached in this process are then out of date. */
export const catalogueEpoch = ({ perShop }: OfShop): Epoch => perShop(newCatalogueEpoch);
