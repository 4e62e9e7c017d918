import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startOwnPostgres } from '../../tools/setup/postgres.mjs';
import { processesOf, startShop } from '../support/shop-process.ts';
import { hireOwner } from './actors.ts';
import { fuzz } from './fuzz.ts';
import { outOfReach } from './out-of-reach.ts';
import { outsidersEnv } from './outsiders.ts';
import { type Fault, Report } from './report.ts';
import { closeConnections } from './request.ts';

/**
 * `npm run fuzz -- --calls 50000 [--seed N] [--minutes 60] [--postgres | --url http://…]`: calls a new shop, or the one at an address, with valid, borderline and
 * hostile input. With `--postgres` it has two web processes on a PostgreSQL server of their own. Exits with 1 when a response is 5xx, takes over 5 s or lacks its headers, or when memory has grown to more than 1.2 times that after
 * the first tenth.
 */
const { values: given } = parseArgs({
  options: {
    calls: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 1e6)) },
    minutes: { type: 'string', default: '60' },
    url: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
});
const calls = Number(given.calls);
const seed = Number(given.seed);
const until = Date.now() + Number(given.minutes) * 60_000;
const maxGrowth = 1.2;

console.log(`Seed ${seed}: npm run fuzz -- --calls ${calls} --seed ${seed}${given.postgres ? ' --postgres' : ''}`);

async function fuzzThere(url: string): Promise<number> {
  const report = new Report();
  await fuzz({ url, calls, seed, owner: null, until, report });
  return tell(report, [], '');
}

async function fuzzHere(): Promise<number> {
  const postgres = given.postgres ? startOwnPostgres({ durable: false }) : null;
  if (postgres === undefined) throw new Error('A PostgreSQL server is needed: apt-get install postgresql');
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-fuzz-'));
  const place = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) };
  const shop = await startShop({
    ...place,
    ...outsidersEnv,
    ...(postgres && { WORKERS: '2' }),
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'true',
    MAX_LOOP_DELAY_MS: '0',
  });
  try {
    const report = new Report();
    const settings = { url: shop.url, owner: await hireOwner(shop.url, place), until, report };
    // One of several runs jobs; their parent only distributes requests.
    const processes = postgres ? processesOf(shop) : [shop.process.pid ?? 0];
    await fuzz({ ...settings, calls: Math.ceil(calls / 10), seed: seed + 1 });
    const atStart = await residentMegabytes(processes);
    await fuzz({ ...settings, calls: calls - report.made, seed });
    const atEnd = await residentMegabytes(processes);
    const growth = atEnd / atStart;
    console.log(
      `Memory of ${processes.length} processes: ${atStart.toFixed(0)} MB after the warm-up, ${atEnd.toFixed(0)} MB at the end: ${growth.toFixed(2)} times`,
    );
    const isGone = processes.every((pid) => existsSync(`/proc/${pid}`)) ? [] : ['A process has ended'];
    const isGrown = growth > maxGrowth ? [`Memory has grown to ${growth.toFixed(2)} times`] : [];
    return tell(report, [...isGone, ...isGrown], shop.output());
  } finally {
    await shop.stop();
    closeConnections();
    postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Prints the findings; returns 1 when a bar is missed. */
function tell(report: Report, others: readonly string[], log: string): number {
  const { faults, made, statuses } = report;
  const kinds = Map.groupBy(faults, ({ name, what }) => `${name} ${what.replace(/\d+ ms/, 'too long')}`);
  for (const [kind, [first]] of kinds)
    console.log(`\n${kind} (${kinds.get(kind)?.length} times)\n${causeOf(first as Fault, log)}\n${(first as Fault).curl}`);
  for (const other of others) console.log(`\n${other}`);
  const [never = [], expected = []] = [false, true].map((isKnown) => report.never().filter(({ name }) => outOfReach.has(name) === isKnown));
  for (const { name } of expected) console.log(`\nOut of reach: ${name}: ${outOfReach.get(name)}`);
  console.log(`\nNever succeeded: ${never.length === 0 ? 'nothing' : never.length}`);
  for (const { name, refused } of never) console.log(`  ${name}: ${refused}`);
  console.log(
    `Answers: ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  );
  console.log(`${made} calls, ${faults.length} faults of ${kinds.size} kinds. Seed ${seed}`);
  return faults.length + others.length > 0 ? 1 : 0;
}

/** The shop's log lines about a request. */
const causeOf = ({ requestId }: Fault, log: string): string =>
  log
    .split('\n')
    .filter((line) => requestId !== 'undefined' && line.includes(`"${requestId}"`))
    .map((line) => line.slice(0, 2500))
    .join('\n');

/** Of all processes; the minimum of a few samples, to ignore garbage about to be collected. */
async function residentMegabytes(pids: readonly number[]): Promise<number> {
  const looks: number[] = [];
  for (let i = 0; i < 10; i++) {
    looks.push(pids.reduce((sum, pid) => sum + megabytesOf(pid), 0));
    await sleep(1000);
  }
  return Math.min(...looks);
}

/** 0 where it has ended. */
const megabytesOf = (pid: number): number =>
  existsSync(`/proc/${pid}`) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024 : 0;

process.exitCode = given.url ? await fuzzThere(given.url) : await fuzzHere();
