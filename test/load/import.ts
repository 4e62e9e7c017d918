import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import pg from 'pg';
import { writeCatalogue } from './support/big-catalogue.ts';
import { report } from './support/figures.ts';
import { benchDatabase } from './support/postgres.ts';
import { processorTime, residentBytes } from './support/processor.ts';
import { settings } from './support/settings.ts';

/**
 * Importing a catalogue into an empty shop on a PostgreSQL server, and again; beside it the server alone, copying the resulting rows into tables with
 * the same columns, checks and indexes.
 */
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'mantel-bench-import-'));
const file = join(folder, 'catalogue.jsonl');
const database = await benchDatabase();
const client = new pg.Client({ connectionString: database.url });

interface Run {
  readonly seconds: number;
  /** CPU time of the import process in microseconds. */
  readonly processor: number;
  /** Peak memory in bytes in each quarter of its run. */
  readonly peaks: readonly number[];
  readonly products: number;
  readonly failed: number;
}

/** Rows written by `npm run import`, by table, without notes of the runs. */
const written = `select schemaname || '.' || relname as name, n_tup_ins + n_tup_upd + n_tup_del as rows
  from pg_stat_user_tables where schemaname in ('catalog', 'search', 'reviews', 'recommendations') and relname <> 'import_run'`;

try {
  await writeCatalogue(file, settings.products);
  const first = await runImport();
  await client.connect();
  const before = await rowsWritten();
  const plain = await copyRows();
  const copied = await rowsWritten();
  const again = await runImport();
  const rewritten = (await rowsWritten()) - copied;
  const [early = 0, , , late = 0] = first.peaks;
  report({
    bench: 'import',
    figures: [
      {
        measure: `Import of ${settings.products} new products`,
        figure: first.products / first.seconds,
        unit: 'products/s',
        reference: { name: 'plain copy of the rows', figure: first.products / plain },
        bar: { atLeast: 2000 },
      },
      { measure: 'Import, processor time of its process', figure: first.processor / first.products, unit: 'µs/product' },
      { measure: 'Import, rows written', figure: before / first.products, unit: 'rows/product' },
      {
        measure: 'Import, memory in its last quarter',
        figure: late / 1e6,
        unit: 'MB',
        reference: { name: 'first quarter', figure: early / 1e6 },
        ratio: late / early,
        bar: { atMost: 1.15 },
      },
      { measure: 'Import again, unchanged', figure: again.products / again.seconds, unit: 'products/s' },
      { measure: 'Import again, rows written', figure: rewritten, unit: 'rows', bar: { atMost: 0 } },
    ],
    notes: [
      ...(first.failed > 0 ? [`${first.failed} products could not be imported.`] : []),
      'The file holds real products again and again as further series; every fourth has several variations, reviews or HTML.',
      'Nothing is pinned: importer and database share the cores.',
    ],
  });
} finally {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}

/** One monitored `npm run import`. */
async function runImport(): Promise<Run> {
  const reportFile = join(folder, 'report.json');
  const options = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    .scripts.import.split(' ')
    .slice(1);
  const began = performance.now();
  const child = spawn(process.execPath, [...options, file, '--report', reportFile], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const pid = child.pid as number;
  const samples: { at: number; bytes: number; processor: number }[] = [];
  const watch = setInterval(() => {
    try {
      const sample = { at: performance.now() - began, bytes: residentBytes(pid), processor: processorTime(pid) };
      if (sample.bytes > 0) samples.push(sample);
    } catch {
      // It ended between two samples.
    }
  }, 100);
  const status = await new Promise((ended) => child.once('exit', ended));
  clearInterval(watch);
  if (status === 2) throw new Error('The import could not run');
  const milliseconds = performance.now() - began;
  const peaks = [0, 1, 2, 3].map((quarter) => {
    const within = samples.filter(({ at }) => Math.min(3, Math.floor((at / milliseconds) * 4)) === quarter);
    return Math.max(...within.map(({ bytes }) => bytes));
  });
  const { products, failed } = JSON.parse(readFileSync(reportFile, 'utf8'));
  return { seconds: milliseconds / 1000, processor: samples.at(-1)?.processor ?? 0, peaks, products, failed };
}

async function rowsWritten(): Promise<number> {
  // A connection reports its writes when it ends, or a second later.
  await new Promise((later) => setTimeout(later, 1500));
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ rows: string }>(`select sum(rows) as rows from (${written}) w`);
  return Number(rows[0]?.rows ?? 0);
}

/** Seconds the server needs to write the same rows again, one statement per table. */
async function copyRows(): Promise<number> {
  const { rows } = await client.query<{ name: string; rows: string }>(written);
  let seconds = 0;
  for (const [i, { name }] of rows.filter((table) => Number(table.rows) > 0).entries()) {
    await client.query(`create table public.copy_${i} (like ${name} including all)`);
    const columns = await columnsOf(name);
    const began = performance.now();
    await client.query(`insert into public.copy_${i} (${columns}) overriding system value select ${columns} from ${name}`);
    seconds += (performance.now() - began) / 1000;
  }
  return seconds;
}

/** The written ones; the server computes the others. */
async function columnsOf(table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name).join(', ');
}
