import { isDecodable } from '../../../contract/values/escapes.ts';
import { withoutEnd } from '../../../contract/values/without-end.ts';
import type { Match, RouteTable } from '../route.ts';

/** Where a request's target leads, before anything is loaded. */
export type Place =
  | ({
      readonly kind: 'page';
      /** Path and query that identify the page; the cache key. */
      readonly canonical: string;
      /** Parameters that the page does not read, such as a campaign's, which its redirect keeps; empty without any. */
      readonly foreign: string;
    } & Match)
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'nowhere' };

/** A page's location does not depend on the shop; any base will do. */
const anyShop = 'http://shop.invalid';

/**
 * Finds the page of a request target (`/path?query`). Undeclared parameters are dropped and the others sorted, so that tracking parameters make no
 * second copy. A trailing slash is redirected away (301), and so is another order where the route has a fixed one. So is a path written otherwise
 * (`/staff/../cart`), because a request's target also tells what it may do.
 */
export function locate(table: RouteTable, target: string): Place {
  if (!target.startsWith('/') || !URL.canParse(anyShop + target)) return { kind: 'nowhere' };
  const asked = new URL(anyShop + target);
  const match = table.match(asked.pathname);
  if (match && !isReadable(match.route.query, asked)) return { kind: 'nowhere' };
  if (match) {
    const canonical = withQuery(asked.pathname, declaredQuery(match.route.query, asked.searchParams));
    const foreign = foreignQuery(match.route.query, asked.searchParams);
    const isMisordered = match.route.oneOrder && !inOrder(match.route.query, asked.searchParams);
    if (isMisordered || asked.pathname !== target.split(/[?#]/, 1)[0]) return { kind: 'moved', location: withQuery(canonical, foreign) };
    return { kind: 'page', ...match, canonical, foreign };
  }
  const bare = withoutEnd(asked.pathname, (character) => character === '/');
  if (bare !== asked.pathname && bare !== '' && table.match(bare)) return { kind: 'moved', location: bare + asked.search };
  return { kind: 'nowhere' };
}

/** Whether the query values a page reads are valid text: decodable, without NUL. Others may be anything. */
function isReadable(declared: readonly string[], { search, searchParams }: URL): boolean {
  if (!search.includes('%')) return true;
  const pairs = search.slice(1).split('&');
  if (pairs.some((pair) => declared.includes(pair.split('=', 1)[0] ?? '') && !isDecodable(pair))) return false;
  return declared.every((name) => searchParams.getAll(name).every((value) => !value.includes('\0')));
}

function inOrder(declared: readonly string[], given: URLSearchParams): boolean {
  const places = [...given.keys()].map((name) => declared.indexOf(name)).filter((place) => place >= 0);
  return places.every((place, index) => index === 0 || (places[index - 1] ?? 0) <= place);
}

function declaredQuery(declared: readonly string[], given: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of declared) {
    for (const value of given.getAll(name)) if (value !== '') kept.append(name, value);
  }
  return kept.toString();
}

const foreignQuery = (declared: readonly string[], given: URLSearchParams): string =>
  new URLSearchParams([...given].filter(([name]) => !declared.includes(name))).toString();

/** An address, with or without query and fragment, and more parameters; `more` has no question mark. */
export function withQuery(location: string, more: string): string {
  if (more === '') return location;
  const [address = '', fragment] = location.split('#', 2);
  return `${address}${address.includes('?') ? '&' : '?'}${more}${fragment === undefined ? '' : `#${fragment}`}`;
}
