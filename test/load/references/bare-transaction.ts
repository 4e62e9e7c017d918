import pg from 'pg';
import { percentile } from '../support/statistics.ts';

/** The least a write can cost on this server: 16 connections, each locking and updating a row of its own, as fast as answers come. */
const [url, connections, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const setup = new pg.Client({ connectionString: url });
await setup.connect();
await setup.query('create table bench_row (id int primary key, value int not null)');
await setup.query('insert into bench_row select n, 0 from generate_series(1, $1) n', [connections]);
await setup.end();

const times: number[] = [];
let ends = 0;

async function keepUpdating(id: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  while (performance.now() < ends) {
    const began = performance.now();
    await client.query('begin');
    const { rows } = await client.query('select value from bench_row where id = $1 for update', [id]);
    await client.query('update bench_row set value = $2 where id = $1', [id, rows[0].value + 1]);
    await client.query('commit');
    times.push(performance.now() - began);
  }
  await client.end();
}

async function measure(forSeconds: number): Promise<void> {
  times.length = 0;
  ends = performance.now() + forSeconds * 1000;
  await Promise.all(Array.from({ length: connections }, (_, i) => keepUpdating(i + 1)));
}

await measure(1);
await measure(seconds);
console.log(JSON.stringify({ perSecond: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }));
