import { tmpdir } from 'node:os';
import type { Listing } from '../../contract/search/search.ts';
import { openDatabase } from '../../server/platform/db/index.ts';
import { bindReactions } from '../../server/reactions.ts';
import { type Figure, report } from './support/figures.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { benchDatabase } from './support/postgres.ts';
import { processorTime, residentBytes } from './support/processor.ts';
import { startReference } from './support/reference-process.ts';
import { addRealGoods, multiply } from './support/search-catalogue.ts';
import { searchMix, typings } from './support/search-queries.ts';
import { settings } from './support/settings.ts';
import { type BenchShop, benchShop } from './support/shop.ts';
import { median, percentile } from './support/statistics.ts';

/**
 * Search with facets and type-ahead on PostgreSQL, one request at a time, uncached, at 10,000, 100,000 and 500,000 products; at 100,000 beside the
 * same searches as one SQL statement each. `BENCH_SIZES=500000` selects sizes. Filling takes minutes at that size, so `BENCH_DATABASE` can name the
 * URL of a filled database, which is kept.
 */
const judged = 100_000;
const sizes = process.env.BENCH_SIZES?.split(',').map(Number) ?? [10_000, judged, 500_000];

interface Timed {
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  /** The shop's CPU milliseconds per response, without PostgreSQL's. */
  readonly processor: number;
}

interface AtSize {
  readonly search: Timed;
  readonly suggest: Timed;
  readonly firstSearch: number;
  readonly megabytes: number;
  readonly sql?: { p50: number; p95: number };
}

pinLoad();
const filled = process.env.BENCH_DATABASE;
const fresh = filled ? { url: filled, drop: async () => undefined } : await benchDatabase();
const database = await openDatabase({ url: fresh.url, dataDir: null });
bindReactions(database);
try {
  if (!filled) {
    await (await benchShop({ DATABASE_URL: fresh.url })).stop();
    await addRealGoods(database, tmpdir());
  }
  const figures: Figure[] = [];
  for (const size of sizes) {
    await multiply(database, size);
    figures.push(...figuresOf(size, await measureAt(size)));
  }
  report({
    bench: 'search',
    figures,
    notes: [
      'A fixed mix of 200 searches over HTTP, half of them with filters, each with all its facets; one at a time, the median of the rounds.',
      'The sample and, where the machine has them, real goods, multiplied as further series. The first search waits for the index to be read.',
      pinningNote,
    ],
  });
} finally {
  await database.close();
  await fresh.drop();
}

async function measureAt(size: number): Promise<AtSize> {
  const shop = await benchShop({ DATABASE_URL: fresh.url });
  try {
    const firstSearch = await timed(() => ask(shop, 'k=lamp'));
    const mix = await searchMix((query) => ask(shop, query), await departmentsOf(shop));
    const search = await rounds(shop, mix, (query) => ask(shop, query));
    const suggest = await rounds(shop, typings(), (text) => suggestionsFor(shop, text));
    const megabytes = residentBytes(shop.pid) / 1024 ** 2;
    return { search, suggest, firstSearch, megabytes, ...(size === judged && { sql: await bySql(mix) }) };
  } finally {
    await shop.stop();
  }
}

/** Milliseconds: percentiles per round, median over rounds. */
async function rounds(shop: BenchShop, inputs: readonly string[], answer: (input: string) => Promise<unknown>): Promise<Timed> {
  const measured: number[][] = [];
  let before = 0;
  for (let round = -1; round < settings.rounds; round++) {
    if (round === 0) before = processorTime(shop.pid);
    const times: number[] = [];
    for (const input of inputs) times.push(await timed(() => answer(input)));
    // The first round is a warm-up.
    if (round >= 0) measured.push(times);
  }
  const of = (share: number) => median(measured.map((times) => percentile(times, share)));
  const processor = (processorTime(shop.pid) - before) / 1000 / (inputs.length * settings.rounds);
  return { p50: of(0.5), p95: of(0.95), processor };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function ask(shop: BenchShop, query: string): Promise<Listing> {
  const response = await fetch(`${shop.url}/api/search?${query}`);
  if (!response.ok) throw new Error(`${query} answered ${response.status}`);
  return (await response.json()) as Listing;
}

async function suggestionsFor(shop: BenchShop, query: string): Promise<unknown> {
  const response = await fetch(`${shop.url}/api/autocomplete/suggestions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  if (!response.ok) throw new Error(`"${query}" answered ${response.status}`);
  return response.json();
}

async function departmentsOf(shop: BenchShop): Promise<number[]> {
  const { departments } = (await (await fetch(`${shop.url}/api/departments`)).json()) as { departments: { taxonomyId: number }[] };
  return departments.map(({ taxonomyId }) => taxonomyId);
}

async function bySql(mix: readonly string[]): Promise<{ p50: number; p95: number }> {
  const reference = await startReference('sql-search.ts', fresh.url, JSON.stringify(mix));
  const said = JSON.parse(reference.said);
  await reference.stop();
  return said;
}

function figuresOf(size: number, { search, suggest, firstSearch, megabytes, sql }: AtSize): Figure[] {
  const of = `, ${size.toLocaleString('en-US')} products`;
  const bar = (atMost: number) => (size === judged ? { bar: { atMost } } : {});
  const beside = (figure: number | undefined) => (figure === undefined ? {} : { reference: { name: 'in SQL', figure } });
  return [
    { measure: `Search with facets, p50${of}`, figure: search.p50, unit: 'ms', ...bar(25), ...beside(sql?.p50) },
    { measure: `Search with facets, p95${of}`, figure: search.p95, unit: 'ms', ...bar(80), ...beside(sql?.p95) },
    { measure: `Search with facets, processor time${of}`, figure: search.processor, unit: 'ms' },
    { measure: `Type-ahead, p50${of}`, figure: suggest.p50, unit: 'ms' },
    { measure: `Type-ahead, p95${of}`, figure: suggest.p95, unit: 'ms', ...bar(20) },
    { measure: `Type-ahead, processor time${of}`, figure: suggest.processor, unit: 'ms' },
    { measure: `First search after a start${of}`, figure: firstSearch, unit: 'ms' },
    { measure: `Memory of the web process${of}`, figure: megabytes, unit: 'MB' },
  ];
}
