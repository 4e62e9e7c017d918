import pg from 'pg';
import { percentile } from '../support/statistics.ts';

/**
 * The same searches in PostgreSQL alone: full text (GIN) with `ts_rank`, a page of ids, and counts of every facet's values, one statement per search,
 * on the same rows. It does less than the shop: no spelling, synonyms, coverage, nor facets that ignore their own choice.
 */
const [url = '', mix = '[]'] = process.argv.slice(2);
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query(`
  create table bench_search as
  select product_id, in_stock, price_cents, category_ids,
    setweight(to_tsvector('english', content ->> 'name'), 'A') || setweight(to_tsvector('english', content ->> 'kind'), 'B')
      || to_tsvector('english', concat_ws(' ', content ->> 'categories', content ->> 'options', content ->> 'details', content ->> 'description')) as text,
    array(select v ->> 0 || ' ' || (v ->> 1) from jsonb_array_elements(content -> 'facets') v) || category_ids::text[] as values
  from search.document where listed`);
await client.query('create index on bench_search using gin (text)');
await client.query('create index on bench_search using gin (category_ids)');
await client.query('analyze bench_search');

const ask = `
  with found as materialized (
    select product_id, in_stock, values, ts_rank(text, q) as score from bench_search, websearch_to_tsquery('english', $1) q
    where ($1 = '' or text @@ q) and ($2::int is null or category_ids @> array[$2::int])
  )
  select (select count(*) from found), array(select product_id from found order by in_stock desc, score desc limit 24),
    (select json_object_agg(value, count) from (select value, count(*) from found, unnest(values) value group by 1) counted)`;

const times: number[] = [];
const queries = (JSON.parse(mix) as string[]).map((query) => new URLSearchParams(query));
for (const query of queries.slice(0, 20)) await client.query(ask, [query.get('k') ?? '', query.get('category')]);
for (const query of queries) {
  const began = performance.now();
  await client.query(ask, [query.get('k') ?? '', query.get('category')]);
  times.push(performance.now() - began);
}
await client.query('drop table bench_search');
await client.end();
console.log(JSON.stringify({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) }));
