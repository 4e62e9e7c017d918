import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { Synonyms } from '../../server/search/query/synonyms.ts';
import { readSynonyms } from '../../server/search/store.ts';
import { bm25 } from './bm25.ts';
import { ndcg, readJudgements } from './judgements.ts';
import { shopRanking } from './ranking.ts';

/**
 * `npm run bench:relevance [-- FOLDER]`: search ranking against human judgements, as NDCG at 10 (linear gains 2/1/0, mean per query), beside plain
 * BM25. Exits with 1 when the bar or the baseline is missed.
 */
const bar = 0.85;
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../../../shared/data/wands-dev'));
if (!existsSync(join(folder, 'query.tsv'))) {
  console.log(`There are no judgements in ${folder}: nothing to measure.`);
  process.exit(0);
}

const { products, queries } = readJudgements(folder);
const database = await openDatabase({ dataDir: null });
await migrate(database);
const synonyms = await readSynonyms(database.read);
await database.close();

const rankings = {
  search: shopRanking(products, new Synonyms(synonyms)),
  'without synonyms': shopRanking(products, new Synonyms([])),
  'BM25 name': bm25(products.map(({ id, name }) => ({ id, text: name }))),
  'BM25 name, class': bm25(products.map(({ id, name, kind }) => ({ id, text: `${name} ${kind}` }))),
  'BM25 name, class, path': bm25(products.map(({ id, name, kind, path }) => ({ id, text: `${name} ${kind} ${path}` }))),
};
const scores = Object.entries(rankings).map(([name, rank]) => ({ name, each: queries.map(({ text, gains }) => ndcg(rank(text), gains)) }));
const mean = (each: readonly number[]) => each.reduce((sum, score) => sum + score, 0) / each.length;

for (const [at, { text }] of queries.entries()) {
  console.log(`${scores.map(({ each }) => each[at]?.toFixed(3)).join('  ')}  ${text}`);
}
console.log(`\nNDCG@10 of ${queries.length} queries on ${products.length} products:`);
for (const { name, each } of scores) console.log(`${mean(each).toFixed(3)}  ${name}`);
const [ours = 0, , ...baselines] = scores.map(({ each }) => mean(each));
const reached = ours >= bar && baselines.every((baseline) => ours > baseline);
console.log(reached ? `The bar of ${bar} is reached.` : `Missed: the bar is ${bar}, and above every baseline.`);
process.exitCode = reached ? 0 : 1;
