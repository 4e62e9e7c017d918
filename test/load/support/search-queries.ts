import type { Facet } from '../../../contract/search/facets.ts';
import type { Listing } from '../../../contract/search/search.ts';
import { seriesName } from './series-names.ts';

/** Queries that match half the shop. */
const heads = 'wood|white|black|rug|table|lamp|chair|set|linen|cotton|sofa|bed|oak|blue|storage|wall|steel|bowl|pillow|outdoor'.split('|');
const middles =
  'floor lamp|dining table|wool rug|linen curtains|oak bookcase|storage basket|throw pillow|wall mirror|coffee table|queen bed frame|bath towel set|outdoor chair|white duvet cover|kids desk|steel kettle|glass vase|leather sofa|cotton blanket|walnut nightstand|ceramic bowl'.split(
    '|',
  );
const kinds =
  'linen sofa|wool rug|floor lamp|oak bench|stoneware mug|wicker basket|velvet pillow|brass sconce|teak chair|cotton quilt'.split('|');
const awkward = "couch|drapes|carpet 8x10|6' x 9' rug|72 in sofa|three drawer dresser|nightstnd|velvt pilow|grey armchair|bookshelfs".split(
  '|',
);

/**
 * A fixed mix of 200 searches as query strings: 50 heads, 60 of two words, 50 tails that name a series, 20 awkward ones and 20 lists without text;
 * half of them filtered by facets the list itself offers. `ask` makes a search.
 */
export async function searchMix(ask: (query: string) => Promise<Listing>, departments: readonly number[]): Promise<string[]> {
  const texts = [
    ...Array.from({ length: 50 }, (_, i) => heads[i % heads.length] as string),
    ...Array.from({ length: 60 }, (_, i) => middles[i % middles.length] as string),
    ...Array.from({ length: 50 }, (_, i) => `${seriesName(1 + ((i * 7) % 50)).toLowerCase()} ${kinds[i % kinds.length]}`),
    ...Array.from({ length: 20 }, (_, i) => awkward[i % awkward.length] as string),
  ];
  const plain = [
    ...texts.map((text) => new URLSearchParams({ k: text })),
    ...Array.from({ length: 20 }, (_, i) => new URLSearchParams({ category: String(departments[i % departments.length]) })),
  ];
  const mix: string[] = [];
  for (const [at, query] of plain.entries()) {
    if (at % 2 === 1) narrow(query, (await ask(query.toString())).facets, at);
    if (at % 5 === 4) query.set('sort', ['price-low', 'rating', 'newest'][at % 3] as string);
    mix.push(query.toString());
  }
  return mix;
}

/** Chooses one or two of the offered values, different each time. */
function narrow(query: URLSearchParams, facets: readonly Facet[], turn: number): void {
  const offered = facets.filter(({ values }) => values.some(({ count }) => count > 0));
  for (let choice = 0; choice < 1 + (turn % 3); choice++) {
    const facet = offered[(turn + choice * 3) % Math.max(1, offered.length)];
    if (!facet || query.has(facet.key)) continue;
    const values = facet.values.filter(({ count }) => count > 0);
    query.set(facet.key, (values[turn % values.length] as { value: string }).value);
  }
}

/** Texts as typed: every prefix from the first letter on. */
export function typings(): string[] {
  const texts = [
    'floor lamp',
    'linen sofa',
    'wool rug 8x10',
    'ashford oak bench',
    'nightstand',
    'white duvet cover',
    'couch',
    'brass sconce',
  ];
  return texts.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1))).filter((text) => !text.endsWith(' '));
}
