import { flagship } from '../../brands/family.ts';
import { brandOf } from '../../brands/index.ts';
import type { Site } from './page.ts';

/** Addresses of the family's shops: brand key and address, without a trailing slash. Only brands served. */
export type ShopUrls = ReadonlyMap<string, string>;

/** A brand's site for the page layer. */
export function siteOf(key: string, urls: ShopUrls): Site {
  const brand = brandOf(key);
  return { ...brand, origin: urls.get(brand.key) ?? urls.get(flagship) ?? '', icon: '/favicon.svg' };
}
