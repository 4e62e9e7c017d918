import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../../server/platform/db/embedded/index.ts';
import { percentile } from '../support/statistics.ts';

/** The minimum for a transaction on the embedded database: each connection locks and updates its own row without pauses. */
const connections = Number(process.argv[2]);
const seconds = Number(process.argv[3]);
const dataDir = mkdtempSync(join(tmpdir(), 'mantel-bench-'));
const database = await startEmbedded(dataDir);
const connect = async () => {
  const client = new pg.Client({ host: database.host, port: database.port, user: 'postgres', database: 'postgres' });
  await client.connect();
  return client;
};
const setup = await connect();
await setup.query('create table bench_row (id int primary key, value int not null)');
await setup.query('insert into bench_row select n, 0 from generate_series(1, $1) n', [connections]);
await setup.end();

const times: number[] = [];
let ends = 0;

async function keepUpdating(id: number): Promise<void> {
  const client = await connect();
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
await database.close();
rmSync(dataDir, { recursive: true, force: true });
console.log(JSON.stringify({ perSecond: times.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }));
