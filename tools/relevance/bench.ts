import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { readThesaurus } from '../../server/search/knowledge/thesaurus.ts';
import { Synonyms } from '../../server/search/query/synonyms.ts';
import { readSynonyms } from '../../server/search/store.ts';
import { bm25 } from './bm25.ts';
import { setAside } from './halves.ts';
import { type JudgedQuery, ndcg, readJudgements } from './judgements.ts';
import { databaseRanking, shopRanking } from './ranking.ts';

/**
 * `npm run bench:relevance [-- FOLDER]`: search ranking against human judgements, as NDCG at 10 (linear gains 2/1/0, mean per query), beside plain
 * BM25, by the adapter that searches the database, and without each source of knowledge. Exits with 1 when the bar or the baseline is missed.
 */
const bar = 0.86;
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../../../shared/data/wands-dev'));
if (!existsSync(join(folder, 'query.tsv'))) {
  console.log(`There are no judgements in ${folder}: nothing to measure.`);
  process.exit(0);
}

const { products, queries } = readJudgements(folder);
const database = await openDatabase({ dataDir: null });
await migrate(database);
const synonyms = await readSynonyms(database.read);

const thesaurus = readThesaurus();
const rankings: Record<string, (query: string) => string[] | Promise<string[]>> = {
  search: shopRanking(products, new Synonyms(synonyms), thesaurus),
  'search in PostgreSQL': await databaseRanking(database, products, 0),
  'without WordNet': shopRanking(products, new Synonyms(synonyms), null),
  'without synonyms': shopRanking(products, new Synonyms([]), thesaurus),
  'without either': shopRanking(products, new Synonyms([]), null),
  'BM25 name': bm25(products.map(({ id, name }) => ({ id, text: name }))),
  'BM25 name, class': bm25(products.map(({ id, name, kind }) => ({ id, text: `${name} ${kind}` }))),
  'BM25 name, class, path': bm25(products.map(({ id, name, kind, path }) => ({ id, text: `${name} ${kind} ${path}` }))),
};
const aside = setAside(queries.map(({ text }) => text));
const halves = [queries.filter(({ text }) => !aside.has(text)), queries.filter(({ text }) => aside.has(text))] as const;
const eachOf = async (rank: (query: string) => string[] | Promise<string[]>, half: readonly JudgedQuery[]) => {
  const each: number[] = [];
  for (const { text, gains } of half) each.push(ndcg(await rank(text), gains));
  return each;
};
const mean = (each: readonly number[]) => each.reduce((sum, score) => sum + score, 0) / each.length;
const scores: { name: string; seen: number[]; aside: number }[] = [];
for (const [name, rank] of Object.entries(rankings))
  scores.push({ name, seen: await eachOf(rank, halves[0]), aside: mean(await eachOf(rank, halves[1])) });
await database.close();

// Only the queries of the half that may be read.
for (const [at, { text }] of halves[0].entries()) {
  console.log(`${scores.map(({ seen }) => seen[at]?.toFixed(3)).join('  ')}  ${text}`);
}
console.log(`\nNDCG@10 on ${products.length} products; ${halves[1].length} of ${queries.length} queries are set aside and never read:`);
console.log('read   aside');
for (const { name, seen, aside } of scores) console.log(`${mean(seen).toFixed(3)}  ${aside.toFixed(3)}  ${name}`);
const [ours, ...others] = scores.map((score) => ({ ...score, least: Math.min(mean(score.seen), score.aside) }));
const baselines = others.filter(({ name }) => name.startsWith('BM25'));
const reached =
  ours !== undefined && ours.least >= bar && baselines.every(({ seen, aside }) => mean(ours.seen) > mean(seen) && ours.aside > aside);
console.log(reached ? `The bar of ${bar} is reached on both halves.` : `Missed: the bar is ${bar} on both halves, above every baseline.`);
process.exitCode = reached ? 0 : 1;
