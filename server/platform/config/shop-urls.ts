import { builtFamily, flagship } from '../../../brands/family.ts';
import { familySignIn } from '../../../contract/urls/shop.ts';

/** The address of each brand served, the flagship first, without a trailing slash. */
export type ShopUrls = ReadonlyMap<string, string>;

/** Between the ports of two brands on one machine. */
const portStep = 10;

/** A brand's address; the flagship's for a brand not served. */
export function urlOf({ shopUrls }: { readonly shopUrls: ShopUrls }, brand: string): string {
  const url = shopUrls.get(brand) ?? shopUrls.get(flagship);
  if (url === undefined) throw new Error('the flagship has no address');
  return url;
}

/** Whether an address's host is a domain or below it. */
export function isBelow(url: string, domain: string): boolean {
  const { hostname } = new URL(url);
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

interface Places {
  readonly shopUrls: ShopUrls;
  readonly cookieDomain: string | null;
}

/** Whether a browser sends the same cookies to both brands: ports share them, hosts only through a common domain. */
export function sharesCookies({ shopUrls, cookieDomain }: Places, one: string, other: string): boolean {
  const a = shopUrls.get(one);
  const b = shopUrls.get(other);
  if (!a || !b) return false;
  return new URL(a).hostname === new URL(b).hostname || (cookieDomain !== null && isBelow(a, cookieDomain) && isBelow(b, cookieDomain));
}

/** How to go from one brand's shop to another's and be signed in there. */
export function visitUrl(places: Places, from: string, to: string): string {
  const url = urlOf(places, to);
  return sharesCookies(places, from, to) ? `${url}/` : url + familySignIn({ from, to: '/' });
}

/**
 * The configured addresses: `sisters` is `key=url`, separated by commas. On one machine, unless configured, every sister has its own port. Throws a
 * message for unreadable input.
 */
export function shopUrlsOf({ publicUrl, sisters, port }: { publicUrl?: string | undefined; sisters: string; port: number }): ShopUrls {
  const given = readSisters(sisters);
  const urls = new Map<string, string>([[flagship, (publicUrl ?? `http://localhost:${port}`).replace(/\/$/, '')]]);
  builtFamily.slice(1).forEach(({ key }, index) => {
    const beside = port + portStep * (index + 1);
    const url = given.get(key) ?? (publicUrl || port === 0 || beside > 65_535 ? undefined : `http://localhost:${beside}`);
    if (url) urls.set(key, url);
  });
  return urls;
}

/** The address of a host: the flagship's scheme, and its port unless the host names one. */
export function addressOfHost(places: { readonly shopUrls: ShopUrls }, host: string): string {
  const { protocol, port } = new URL(urlOf(places, flagship));
  return `${protocol}//${host.includes(':') || port === '' ? host : `${host}:${port}`}`;
}

/** Adds the addresses of brands made in the console, and forgets those of brands that are gone: the addresses follow while the shop runs. */
export function followAddresses({ shopUrls }: { readonly shopUrls: ShopUrls }, added: ReadonlyMap<string, string>): void {
  const live = shopUrls as Map<string, string>;
  for (const key of [...live.keys()]) if (!added.has(key) && !builtFamily.some((brand) => brand.key === key)) live.delete(key);
  for (const [key, url] of added) live.set(key, url);
}

/** Whether this is the address of a whole host: the shop's pages begin at its root. */
export const isShopAddress = (url: string): boolean => /^https?:\/\/[^/?#@\s]+\/?$/.test(url) && URL.canParse(url);

function readSisters(text: string): Map<string, string> {
  const pairs = text.split(',').map((pair) => pair.trim());
  return new Map(
    pairs.filter(Boolean).map((pair): [string, string] => {
      const [key = '', url = ''] = pair.split(/=(.*)/s).map((part) => part.trim());
      if (!builtFamily.slice(1).some((brand) => brand.key === key)) throw new Error(`no brand of the family is called "${key}"`);
      if (!isShopAddress(url)) throw new Error(`"${url}" is no address of a shop`);
      return [key, url.replace(/\/$/, '')];
    }),
  );
}
