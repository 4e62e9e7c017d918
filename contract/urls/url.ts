import { own } from '../values/own.ts';

/** A link's values; undefined and '' leave a query parameter out. */
type Value = string | number | undefined;
type Values = Readonly<Record<string, Value | readonly string[]>>;

/** A page's address; called with values it returns a link. */
export interface Url<Pattern extends string, Name extends string, Given extends readonly unknown[]> {
  (...given: Given): string;
  /** Path with `:name` segments, e.g. `/c/:slug`. */
  readonly pattern: Pattern;
  /** Query parameters the page reads, in canonical order; all others are dropped. */
  readonly query: readonly Name[];
}

/** The names in a pattern: `slug` and `productId` of `/:slug/:productId/product.html`. */
type Named<Pattern extends string> = Pattern extends `${string}:${infer Rest}` ? Head<Rest> | Named<Rest> : never;
type Head<Text extends string> = Text extends `${infer First}${'/' | '.' | '-'}${string}` ? Head<First> : Text;

type Segments<Pattern extends string> = Readonly<Record<Named<Pattern>, string | number>>;
type Query<Name extends string> = { readonly [Each in Name]?: Value | readonly string[] };

/** Without `arrange`, a link takes the pattern's segments, if any, and the query. */
type Plain<Pattern extends string, Name extends string> = [Named<Pattern>] extends [never]
  ? [query?: Query<Name>]
  : [segments: Segments<Pattern>, query?: Query<Name>];

/**
 * Declares a page's address and links. `arrange` is for links with required values or other names than in the URL: it returns segments and query in
 * one object. Free of side effects, so that the build drops links a page does not use.
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
    // The object given for segments may contain more, which is not the query.
    const [segments = {}, asked = {}] = arranged ? [arranged, arranged] : hasSegments ? given : [{}, ...given];
    return pathOf(pattern, segments) + queryOf(query, asked);
  };
  return Object.assign(link, { pattern, query });
}

/** Page 1 is omitted from URLs. */
export const laterPage = (page: number | undefined): number | undefined => (page === 1 ? undefined : page);

const pathOf = (pattern: string, segments: Values): string =>
  pattern.replaceAll(/:(\w+)/g, (_part, name: string) => encodeSegment(String(own(segments, name))));

/** Commas stay, as they separate the values of a results page. */
const encodeSegment = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',');

function queryOf(names: readonly string[], values: Values): string {
  const given = new URLSearchParams();
  for (const name of names) for (const one of [own(values, name) ?? []].flat()) if (one !== '') given.append(name, String(one));
  return given.size === 0 ? '' : `?${given}`;
}
