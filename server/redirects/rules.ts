import type { RedirectStatus } from '../../contract/catalog/redirects.ts';

/** An old address and where it leads; several may share a path and differ in what has to be in the query. */
export interface Rule {
  /** As `keyOf` makes it. */
  readonly path: string;
  /** What has to be in the query, as `queryOf` makes it; empty: whatever is. */
  readonly query: string;
  /** A path of the shop; null: gone for good. */
  readonly target: string | null;
  readonly status: RedirectStatus;
}

/** Where an address leads in the end. */
export type Lead =
  | { readonly status: 301 | 302; readonly location: string }
  | {
      readonly status: 410;
      readonly location: null;
    };

const anyShop = 'http://shop.invalid';
/** Addresses one may be led over; shops that moved three times have three. */
const longest = 20;

/** How paths are compared: decoded, in small letters, without a slash at the end, as links to a shop are written and mistyped. */
function keyOf(pathname: string): string {
  return decoded(pathname).toLowerCase().replace(/\/+$/, '') || '/';
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname).replaceAll('\0', '%00');
  } catch {
    return pathname;
  }
}

/** A query in one order. */
function queryOf(query: URLSearchParams): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return sorted.toString();
}

/** An address as it is kept; null for what is none. */
export function parted(address: string): { path: string; query: string } | null {
  if (!address.startsWith('/') || !URL.canParse(anyShop + address)) return null;
  const { pathname, searchParams } = new URL(anyShop + address);
  return { path: keyOf(pathname), query: queryOf(searchParams) };
}

/** `/path?query` of a rule, as it is shown and can be asked for: letters of any script stay as they are. */
export const addressOf = ({ path, query }: Pick<Rule, 'path' | 'query'>): string => path + (query && `?${query}`);

/** Of rules for a path the one that names most of the query, if any fits. */
function best<R extends Rule>(rules: readonly R[], given: URLSearchParams): R | null {
  const sizeOf = ({ query }: Rule) => new URLSearchParams(query).size;
  const fitting = rules.filter(({ query }) => [...new URLSearchParams(query)].every(([name, value]) => given.getAll(name).includes(value)));
  return fitting.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? null;
}

/** Where a rule leads: what it does not name of the query goes along, a campaign's mark for example. */
function led({ searchParams }: URL, { query, target }: Rule): URL {
  const next = new URL(anyShop + target);
  const named = new URLSearchParams(query);
  const own = new Set(next.searchParams.keys());
  for (const [name, value] of searchParams) if (!named.has(name) && !own.has(name)) next.searchParams.append(name, value);
  return next;
}

/**
 * Follows rules to their end, so that whoever asks is sent there in one step; null where there is none, or they lead in a circle. For good only if every
 * step is.
 */
export async function follow(rulesAt: (path: string) => Promise<readonly Rule[]>, address: string): Promise<Lead | null> {
  if (!address.startsWith('/') || !URL.canParse(anyShop + address)) return null;
  let at = new URL(anyShop + address);
  let status: 301 | 302 = 301;
  for (let steps = 0; steps <= longest; steps++) {
    const rule = best(await rulesAt(keyOf(at.pathname)), at.searchParams);
    if (!rule) return steps === 0 ? null : { status, location: at.pathname + at.search + at.hash };
    if (rule.target === null) return { status: 410, location: null };
    if (rule.status === 302) status = 302;
    at = led(at, rule);
  }
  return null;
}
