import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flagship } from '../../brands/family.ts';
import { readSaid } from '../../contract/catalog/said-filters.ts';
import { buildSample } from '../../sample/build.ts';
import { allCategories } from '../../server/catalog/index.ts';
import { stockProducts } from '../../server/catalog/test-fixtures/catalogue.ts';
import { openDatabase } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { CategoryNames } from '../../server/search/facets/category-names.ts';
import { IndexSync } from '../../server/search/index-sync.ts';
import { rangeOf } from '../../server/search/query/restrict.ts';
import { search } from '../../server/search/search.ts';
import { setAside } from './halves.ts';

/**
 * `npm run bench:fresh`: search in the sample catalogue on queries written before search was tried on them. Half of the second list and all of the
 * third are set aside: only counted; so is half of each group of the fourth. A query is right when its first product and at least three of its first
 * five, or as many as there are, are of the kinds it names. One for what the shop lacks is also right when it finds nothing and the first category
 * shown instead is among them.
 */
const lists = ['fresh.tsv', 'fresh-2.tsv', 'fresh-3.tsv', 'fresh-4.tsv'] as const;
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
const asideOfFourth = new Set(
  [...Map.groupBy(read, ({ list, group }) => `${list} ${group}`)].flatMap(([key, those]) =>
    key.startsWith('fresh-4.tsv') ? [...setAside(those.map(({ text }) => text))] : [],
  ),
);
const partOf = {
  'fresh.tsv': () => 'first list',
  'fresh-2.tsv': halfOf,
  'fresh-3.tsv': () => 'third list, set aside',
  'fresh-4.tsv': (text: string) => (asideOfFourth.has(text) ? 'fourth list, set aside' : 'fourth list, read'),
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
const known = await new IndexSync(database).current(flagship);
const categories = new CategoryNames(await allCategories(database.read));

const found = await Promise.all(
  queries.map(async (query) => {
    const { text, filters } = readSaid(query.text);
    const listing = await search(database.read, known, categories, { k: text, ...filters, page: 1, sort: 'relevance' });
    return { ...query, listing, isRight: isRight(query, listing) };
  }),
);
await database.close();

type Asked = (typeof queries)[number];
function isRight({ wanted, more }: Asked, { hits, help, instead }: Awaited<ReturnType<typeof search>>): boolean {
  if (wanted[0] === 'help') return help?.includes(more) ?? false;
  if (more === 'lacking' && hits.length === 0) return instead?.isNear === true && wanted.includes(instead.categories[0]?.slug ?? '');
  const first = hits.slice(0, 5).map(({ name }) => (kinds.get(name) ?? []).some((kind) => wanted.includes(kind)));
  const [, least, most] = /^(?:min=(\d+))? ?(?:max=(\d+))?/.exec(more) ?? [];
  const { min, max } = rangeOf(`${least ?? ''}-${most ?? ''}`);
  const isPriced = hits.every(({ lowestVariationPrice: { amount: price } }) => price >= (min ?? 0) * 100 && price <= (max ?? 1e9) * 100);
  const there = entries.filter(({ record }) => {
    const price = record.variations[0]?.price ?? 0;
    return record.category.split('/').some((kind) => wanted.includes(kind)) && price >= (min ?? 0) * 100 && price <= (max ?? 1e9) * 100;
  });
  return first[0] === true && first.filter(Boolean).length >= Math.min(3, first.length, there.length) && isPriced;
}

for (const { isRight, part, group, text, listing } of found) {
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
for (const [part, parts] of Map.groupBy(found, ({ part }) => part)) {
  const shares = [...Map.groupBy(parts, ({ group }) => group), ['all', parts] as const].map(([group, those]) => {
    const right = those.filter(({ isRight }) => isRight).length;
    return `${group} ${right} of ${those.length} (${Math.round((100 * right) / those.length)} %)`;
  });
  console.log(`${part}: ${shares.join(', ')}`);
}
