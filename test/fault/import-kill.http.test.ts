import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aProduct } from '../../server/catalog/test-fixtures/catalogue.ts';
import { type Database, openDatabase } from '../../server/platform/db/index.ts';
import { createDatabase } from '../support/fresh-database.ts';

const root = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'mantel-killed-'));
const file = join(dataDir, 'goods.jsonl');
const reportFile = join(dataDir, 'report.json');
/** Enough that the import is still running when killed; a server is faster. */
const count = process.env.TEST_DATABASE_URL ? 6000 : 600;
let server: Awaited<ReturnType<typeof createDatabase>> | null = null;

beforeAll(async () => {
  server = process.env.TEST_DATABASE_URL ? await createDatabase(process.env.TEST_DATABASE_URL) : null;
  writeFileSync(file, Array.from({ length: count }, (_, i) => `${JSON.stringify(aProduct({ handle: `p-${i}` }))}\n`).join(''));
});
afterAll(async () => {
  await server?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

function startImport(...options: string[]): { process: ChildProcess; ended: Promise<number | null> } {
  const child = spawn(process.execPath, ['processes/import.ts', file, '--report', reportFile, ...options], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, ...(server && { DATABASE_URL: server.url }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { process: child, ended: new Promise((end) => child.once('exit', end)) };
}

const lastReport = async () => JSON.parse(await readFile(reportFile, 'utf8'));

async function withDatabase<T>(look: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: server?.url, dataDir: join(dataDir, 'database') });
  return look(database).finally(() => database.close());
}

/**
 * How much has been written. On a server it counts rows, except notes of the runs, since other clients write too. The embedded database loses such
 * counts but has a single writer, so its transaction numbers serve.
 */
async function written(database: Database): Promise<number> {
  const { rows } = await sql<{ rows: number; transactions: string }>`
    select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as rows, pg_snapshot_xmax(pg_current_snapshot())::text as transactions
    from pg_stat_user_tables where schemaname || '.' || relname <> 'catalog.import_run'`.execute(database.read);
  return Number(server ? rows[0]?.rows : rows[0]?.transactions);
}

/** The run's start and end, each recorded in a transaction. */
const notesOfRun = 2;

it('[import] a killed import resumes where it was, and importing what exists writes nothing', {
  timeout: 180_000,
}, async () => {
  const first = startImport();
  for await (const text of first.process.stderr as AsyncIterable<Buffer>) if (/Importing: \d/.test(text.toString())) break;
  first.process.kill('SIGKILL');
  await first.ended;

  expect(await startImport('--resume').ended).toBe(0);
  const resumed = await lastReport();
  expect(resumed.resumedAfterLine).toBeGreaterThan(0);
  expect(resumed.resumedAfterLine + resumed.products).toBe(count);
  // What was committed before its progress note is unchanged.
  expect(resumed.created + resumed.unchanged).toBe(resumed.products);

  const before = await withDatabase(async (database) => {
    const { rows } = await sql<{ products: number }>`select count(*) as products from catalog.product_view where status = 'sold'`.execute(
      database.read,
    );
    expect(rows[0]?.products).toBe(count);
    return written(database);
  });
  expect(await startImport().ended).toBe(0);
  expect(await lastReport()).toMatchObject({ created: 0, updated: 0, unchanged: count, failed: 0 });
  expect((await withDatabase(written)) - before).toBe(server ? 0 : notesOfRun);
});
