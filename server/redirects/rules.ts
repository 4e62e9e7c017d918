import type { RedirectStatus } from '../../contract/redirects/redirects.ts';
import { withoutEnd } from '../../contract/values/without-end.ts';

/** An old address and its destination; several may share a path and differ in the required query. */
export interface Rule {
  /** Built by `keyOf`. */
  readonly path: string;
  /** Required query parameters, built by `queryOf`; empty matches any. */
  readonly query: string;
  /** A path of the shop; null for gone permanently. */
  readonly target: string | null;
  readonly status: RedirectStatus;
}

/** The final destination of an address. */
export type Lead =
  | { readonly status: 301 | 302; readonly location: string }
  | {
      readonly status: 410;
      readonly location: null;
    };

const anyShop = 'http://shop.invalid';
/** Maximum redirects in a chain; a shop that moved three times has three. */
const longest = 20;

/** Paths are compared decoded, in lowercase and without a trailing slash, as links are written and mistyped. */
function keyOf(pathname: string): string {
  return withoutEnd(decoded(pathname).toLowerCase(), (character) => character === '/') || '/';
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname).replaceAll('\0', '%00');
  } catch {
    return pathname;
  }
}

/** A query in sorted order. */
function queryOf(query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return sorted.toString();
}

/** An address in stored form; null when invalid. */
export function parted(address: string): { path: string; query: string } | null {
  if (!address.startsWith('/') || !URL.canParse(anyShop + address)) return null;
  const { pathname, searchParams } = new URL(anyShop + address);
  return { path: keyOf(pathname), query: queryOf(searchParams) };
}

/** A rule's `/path?query` for display and requests, with letters of any script kept. */
export const addressOf = ({ path, query }: Pick<Rule, 'path' | 'query'>): string => path + (query && `?${query}`);

/** Among rules for a path, the matching one that names most of the query. */
function best<R extends Rule>(rules: readonly R[], given: URLSearchParams): R | null {
  const sizeOf = ({ query }: Rule) => new URLSearchParams(query).size;
  const fitting = rules.filter(({ query }) => [...new URLSearchParams(query)].every(([name, value]) => given.getAll(name).includes(value)));
  return fitting.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? null;
}

/** A rule's destination; query parameters it does not name are passed on, such as campaign parameters. */
function led({ searchParams }: URL, { query, target }: Rule): URL {
  const next = new URL(anyShop + target);
  const named = new URLSearchParams(query);
  const own = new Set(next.searchParams.keys());
  for (const [name, value] of searchParams) if (!named.has(name) && !own.has(name)) next.searchParams.append(name, value);
  return next;
}

/**
 * Follows rules to the end, or to the first address on the way that is a page again, so that visitors are redirected once; null where there is none or
 * they loop. Permanent only if every step is. `rulesAt` has all rules of a path that may match a query.
 */
export async function follow(
  rulesAt: (path: string, query: URLSearchParams) => Promise<readonly Rule[]>,
  address: string,
  isPage: (address: string) => Promise<boolean> = async () => false,
): Promise<Lead | null> {
  if (!address.startsWith('/') || !URL.canParse(anyShop + address)) return null;
  let at = new URL(anyShop + address);
  let status: 301 | 302 = 301;
  for (let steps = 0; steps <= longest; steps++) {
    const rule = best(await rulesAt(keyOf(at.pathname), at.searchParams), at.searchParams);
    const end = { status, location: at.pathname + at.search + at.hash };
    if (!rule) return steps === 0 ? null : end;
    if (steps > 0 && (await isPage(at.pathname + at.search))) return end;
    if (rule.target === null) return { status: 410, location: null };
    if (rule.status === 302) status = 302;
    at = led(at, rule);
  }
  return null;
}
