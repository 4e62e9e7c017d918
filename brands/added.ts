import type { PostalPlace } from './family.ts';

/** A brand made in the console: a row beside the folders, which takes from one of them what it does not say itself. */
export interface AddedBrand {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  /** Host name, with the port where its address has one. */
  readonly host: string;
  /** Those it has had before, which lead to it until another brand takes them. */
  readonly formerHosts: readonly string[];
  /** The brand of a folder whose looks, texts and contact details it starts from. */
  readonly base: string;
  readonly locales: readonly `${string}-${string}`[];
  readonly assortment: { readonly categories: readonly string[]; readonly tags: readonly string[] } | null;
  readonly departments: readonly string[];
  readonly returnCenter: PostalPlace;
  /** Its pages say that it is closed. */
  readonly isClosed: boolean;
}

interface Registry {
  /** By the shop that has them. */
  readonly brands: Map<object, readonly AddedBrand[]>;
  readonly hearers: Set<() => void>;
}

/** One for all copies of this module: the server's source and the bundles of pages and e-mails each have their own. */
const place = Symbol.for('mantel.addedBrands');
const shared = globalThis as { [place]?: Registry };
const registry: Registry = shared[place] ?? { brands: new Map(), hearers: new Set() };
shared[place] = registry;

/** The brands this process knows besides the folders. Like the folders' they are the same for all shops in it; which are served is each shop's own. */
export const addedBrands = (): readonly AddedBrand[] => [...registry.brands.values()].flat();

/** Replaces a shop's, as its database has them now. */
export function setAddedBrands(shop: object, brands: readonly AddedBrand[]): void {
  registry.brands.set(shop, brands);
  if (brands.length === 0) registry.brands.delete(shop);
  for (const hear of registry.hearers) hear();
}

/** Calls `hear` now and after each change. */
export function followAddedBrands(hear: () => void): void {
  registry.hearers.add(hear);
  hear();
}
