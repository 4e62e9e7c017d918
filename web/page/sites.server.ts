import { flagship } from '../../brands/family.ts';
import { brandOf } from '../../brands/index.ts';
import { own } from '../../contract/values/own.ts';
import type { Site } from './page.ts';

const icons = import.meta.glob<string>('../../brands/*/icon.svg', { query: '?raw', import: 'default', eager: true });

/** Addresses of the family's shops: brand key and address, without a trailing slash. Only brands served. */
export type ShopUrls = ReadonlyMap<string, string>;

/** A brand's site for the page layer. The icon is inlined: a few hundred bytes instead of a request. */
export function siteOf(key: string, urls: ShopUrls): Site {
  const brand = brandOf(key);
  const icon = own(icons, `../../brands/${brand.key}/icon.svg`) ?? '';
  return {
    ...brand,
    origin: urls.get(brand.key) ?? urls.get(flagship) ?? '',
    icon: `data:image/svg+xml,${encodeURI(icon.trim()).replaceAll('#', '%23')}`,
  };
}
