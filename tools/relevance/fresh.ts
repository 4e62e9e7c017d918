import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flagship } from '../../brands/family.ts';
import { readSaid } from '../../contract/search/said-filters.ts';
import { buildSample } from '../../sample/build.ts';
import { allCategories } from '../../server/catalog/index.ts';
import { stockProducts } from '../../server/catalog/test-fixtures/catalogue.ts';
import { openDatabase } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { CategoryNames } from '../../server/search/facets/category-names.ts';
import { KindWords } from '../../server/search/index/kind-words.ts';
import { IndexSync } from '../../server/search/index-sync.ts';
import { rangeOf } from '../../server/search/query/restrict.ts';
import { Synonyms } from '../../server/search/query/synonyms.ts';
import { search } from '../../server/search/search.ts';
import { wordsOf } from '../../server/search/text/words.ts';
import { setAside } from './halves.ts';

/**
 * `npm run bench:fresh`: search in the sample catalogue on queries written before search was tried on them. Half of the second list and all of the
 * third are set aside: only counted; so is half of each group of the later ones. A query is right when its first product and at least three of its
 * first five, or as many as there are, are of the kinds it names and, for the fifth list, have one of the words that it asks for (`has=`, where any
 * product of these kinds does). One for what the shop lacks is also right when it finds nothing and the first category shown instead is among them.
 * With `sources`, only the totals, also without each source of knowledge.
 */
const lists = ['fresh.tsv', 'fresh-2.tsv', 'fresh-3.tsv', 'fresh-4.tsv', 'fresh-5.tsv', 'fresh-6.tsv'] as const;
const read = lists.flatMap((list) =>
  readFileSync(join(import.meta.dirname, list), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [group = '', text = '', wanted = '', more = ''] = line.split('\t');
      return { list, group, text, wanted: wanted.split(','), more };
    }),
);
const aside = setAside(read.filter(({ list }) => list === 'fresh-2.tsv').map(({ text }) => text));
/** Of the later lists, half of each group. */
const asideOfGroups = new Set(
  [...Map.groupBy(read, ({ list, group }) => `${list} ${group}`)].flatMap(([key, those]) =>
    /^fresh-[456]/.test(key) ? [...setAside(those.map(({ text }) => text))] : [],
  ),
);
const partOf = {
  'fresh.tsv': () => 'first list',
  'fresh-2.tsv': halfOf,
  'fresh-3.tsv': () => 'third list, set aside',
  'fresh-4.tsv': (text: string) => (asideOfGroups.has(text) ? 'fourth list, set aside' : 'fourth list, read'),
  'fresh-5.tsv': (text: string) => (asideOfGroups.has(text) ? 'fifth list, set aside' : 'fifth list, read'),
  'fresh-6.tsv': (text: string) => (asideOfGroups.has(text) ? 'sixth list, set aside' : 'sixth list, read'),
};
function halfOf(text: string): string {
  return aside.has(text) ? 'set aside' : 'read';
}
const queries = read.map((query) => ({ ...query, part: partOf[query.list](query.text) }));

const database = await openDatabase({ dataDir: null });
await migrate(database);
const entries = buildSample('2026-01-01');
await stockProducts(
  database,
  entries.map(({ record }) => ({
    ...record,
    images: [{ src: '/media/aa/bbcc.svg', alt: record.name, width: 800, height: 800, tint: '#ddccbb' }],
  })),
);
const kinds = new Map(
  entries.map(({ record }) => [record.name, [record.category, ...(record.alsoIn ?? [])].flatMap((path) => path.split('/').reverse())]),
);
/** By product: the words it is called, offered and specified with. */
const said = new Map(
  entries.map(({ record: { name, options = [], specifications = [] } }) => {
    const told = [...options.flatMap(({ values }) => values.map(({ value }) => value)), ...specifications.flatMap(({ values }) => values)];
    return [name, new Set(wordsOf([name, ...told].join(' ; ')))];
  }),
);
const known = await new IndexSync(database, 'memory').current(flagship);
const categories = new CategoryNames(await allCategories(database.read));

const answersOf = (lexicon: typeof known) =>
  Promise.all(
    queries.map(async (query) => {
      const { text, filters } = readSaid(query.text);
      const listing = await search(database.read, lexicon, categories, { k: text, ...filters, page: 1, sort: 'relevance' });
      return { ...query, listing, isRight: isRight(query, listing) };
    }),
  );
type Answers = Awaited<ReturnType<typeof answersOf>>;

type Asked = (typeof queries)[number];
function isRight({ wanted, more }: Asked, { hits, help, instead }: Awaited<ReturnType<typeof search>>): boolean {
  if (wanted[0] === 'help') return help?.includes(more) ?? false;
  if (more === 'lacking' && hits.length === 0) return instead?.isNear === true && wanted.includes(instead.categories[0]?.slug ?? '');
  const [, least, most] = /^(?:min=(\d+))? ?(?:max=(\d+))?/.exec(more) ?? [];
  const { min, max } = rangeOf(`${least ?? ''}-${most ?? ''}`);
  const words = /has=(\S+)/.exec(more)?.[1]?.split('/');
  const isOfKind = (name: string) => (kinds.get(name) ?? []).some((kind) => wanted.includes(kind));
  const hasWord = (name: string) => words?.some((word) => said.get(name)?.has(word)) ?? true;
  const there = entries.filter(({ record }) => {
    const price = record.variations[0]?.price ?? 0;
    return record.category.split('/').some((kind) => wanted.includes(kind)) && price >= (min ?? 0) * 100 && price <= (max ?? 1e9) * 100;
  });
  const best = there.filter(({ record }) => hasWord(record.name)).length;
  const first = hits.slice(0, 5).map(({ name }) => isOfKind(name) && (best === 0 || hasWord(name)));
  const isPriced = hits.every(({ lowestVariationPrice: { amount: price } }) => price >= (min ?? 0) * 100 && price <= (max ?? 1e9) * 100);
  return first[0] === true && first.filter(Boolean).length >= Math.min(3, first.length, best || there.length) && isPriced;
}

function printTotals(found: Answers): void {
  for (const [part, parts] of Map.groupBy(found, ({ part }) => part)) {
    const shares = [...Map.groupBy(parts, ({ group }) => group), ['all', parts] as const].map(([group, those]) => {
      const right = those.filter(({ isRight }) => isRight).length;
      return `${group} ${right} of ${those.length} (${Math.round((100 * right) / those.length)} %)`;
    });
    console.log(`${part}: ${shares.join(', ')}`);
  }
}

const found = await answersOf(known);
if (process.argv[2] === 'sources') {
  const without = { thesaurus: null, kindWords: new KindWords(known.index, null) };
  const sources: readonly (readonly [string, Answers])[] = [
    ['With all', found],
    ['Without synonyms', await answersOf({ ...known, synonyms: new Synonyms([]) })],
    ['Without WordNet', await answersOf({ ...known, ...without })],
    ['Without either', await answersOf({ ...known, ...without, synonyms: new Synonyms([]) })],
  ];
  for (const [name, answers] of sources) {
    console.log(name);
    printTotals(answers);
  }
}
await database.close();

for (const { isRight, part, group, text, listing } of process.argv[2] === 'sources' ? [] : found) {
  if (isRight || part.endsWith('set aside')) continue;
  const corrected = listing.corrected ? ` (as ${listing.corrected.query})` : '';
  console.log(
    `${group}  ${text}${corrected}: ${
      listing.hits
        .slice(0, 5)
        .map(({ name }) => `${name} [${kinds.get(name)?.[0]}]`)
        .join(' · ') || 'nothing'
    }`,
  );
}
if (process.argv[2] !== 'sources') printTotals(found);
