import { own } from '../values/own.ts';

/** What a link is filled in with; undefined and '' leave a query parameter out. */
type Value = string | number | undefined;
type Values = Readonly<Record<string, Value | readonly string[]>>;

/** The address of a page: called with values it is a link. */
export interface Url<Pattern extends string, Name extends string, Given extends readonly unknown[]> {
  (...given: Given): string;
  /** Path with `:name` segments, e.g. `/c/:slug`. */
  readonly pattern: Pattern;
  /** Query parameters the page reads, in the order of its canonical URL; all others are dropped. */
  readonly query: readonly Name[];
}

/** The names in a pattern: `slug` and `productId` of `/:slug/:productId/product.html`. */
type Named<Pattern extends string> = Pattern extends `${string}:${infer Rest}` ? Head<Rest> | Named<Rest> : never;
type Head<Text extends string> = Text extends `${infer First}${'/' | '.' | '-'}${string}` ? Head<First> : Text;

type Segments<Pattern extends string> = Readonly<Record<Named<Pattern>, string | number>>;
type Query<Name extends string> = { readonly [Each in Name]?: Value | readonly string[] };

/** Without `arrange`, a link takes the segments of its pattern, where it has any, and its query. */
type Plain<Pattern extends string, Name extends string> = [Named<Pattern>] extends [never]
  ? [query?: Query<Name>]
  : [segments: Segments<Pattern>, query?: Query<Name>];

/**
 * Declares the address of a page, and so the links to it. `arrange` is for links that need certain values, or other words than the URL has: it
 * returns segments and query in one object. Without side effects, so that the build leaves out what a page does not link to.
 */
export function url<Pattern extends string, const Name extends string = never>(
  pattern: Pattern,
  query?: readonly Name[],
): Url<Pattern, Name, Plain<Pattern, Name>>;
export function url<Pattern extends string, const Name extends string, Given extends readonly unknown[]>(
  pattern: Pattern,
  query: readonly Name[],
  arrange: (...given: Given) => Segments<Pattern> & Query<Name>,
): Url<Pattern, Name, Given>;
/* @__NO_SIDE_EFFECTS__ */
export function url(pattern: string, query: readonly string[] = [], arrange?: (...given: Values[]) => Values): unknown {
  const hasSegments = pattern.includes('/:');
  const link = (...given: Values[]): string => {
    const arranged = arrange?.(...given);
    // An object that is given for its segments may hold more, which is no query.
    const [segments = {}, asked = {}] = arranged ? [arranged, arranged] : hasSegments ? given : [{}, ...given];
    return pathOf(pattern, segments) + queryOf(query, asked);
  };
  return Object.assign(link, { pattern, query });
}

/** Lists start at page 1, which their URLs leave out. */
export const laterPage = (page: number | undefined): number | undefined => (page === 1 ? undefined : page);

const pathOf = (pattern: string, segments: Values): string =>
  pattern.replaceAll(/:(\w+)/g, (_part, name: string) => encodeSegment(String(own(segments, name))));

/** Commas stay: they separate the values of a results page. */
const encodeSegment = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',');

function queryOf(names: readonly string[], values: Values): string {
  const given = new URLSearchParams();
  for (const name of names) for (const one of [own(values, name) ?? []].flat()) if (one !== '') given.append(name, String(one));
  return given.size === 0 ? '' : `?${given}`;
}
