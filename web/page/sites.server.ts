import type { Brand } from '../../brands/brand.ts';
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
  const icon = brand.key === brand.folder ? (own(icons, `../../brands/${brand.folder}/icon.svg`) ?? '') : initialOf(brand);
  return {
    ...brand,
    origin: urls.get(brand.key) ?? urls.get(flagship) ?? '',
    icon: `data:image/svg+xml,${encodeURI(icon.trim()).replaceAll('#', '%23')}`,
  };
}

/** The icon of a brand that has none of its own: its first letter. */
const initialOf = ({ name, mail }: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${mail.accent}"/><text x="16" y="23" text-anchor="middle" font-family="Georgia,serif" font-size="20" fill="#fff">${(name.match(/\p{L}|\p{N}/u)?.[0] ?? '·').toUpperCase()}</text></svg>`;
