import { type BrandKey, family, flagship } from '../contract/family.ts';
import { alderLoom } from './alder-loom/brand.ts';
import type { Brand } from './brand.ts';
import { pipAlder } from './pip-alder/brand.ts';

const byKey: Readonly<Record<BrandKey, Brand>> = { 'alder-loom': alderLoom, 'pip-alder': pipAlder };

/** Every brand of the family, the flagship first. For servers: what a browser may know of its brand is in the shell's data. */
export const brands: readonly Brand[] = family.map(({ key }) => byKey[key]);

/** The brand of a request, an order or a mail; the flagship for one that is gone. */
export const brandOf = (key: string): Brand => brands.find((brand) => brand.key === key) ?? byKey[flagship];
