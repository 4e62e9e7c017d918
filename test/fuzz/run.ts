import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startShop } from '../support/shop-process.ts';
import { hireOwner } from './actors.ts';
import { type Fault, fuzz, type Report } from './fuzz.ts';
import { closeConnections } from './request.ts';

/**
 * `npm run fuzz -- --calls 50000 [--seed N] [--minutes 60] [--url http://…]`: calls a new shop, or the one at an address, with valid, borderline and
 * hostile input. Exits with 1 when a response is 5xx, takes over 5 s or lacks its headers, or when memory has grown to more than 1.2 times that after
 * the first tenth.
 */
const { values: given } = parseArgs({
  options: {
    calls: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 1e6)) },
    minutes: { type: 'string', default: '60' },
    url: { type: 'string' },
  },
});
const [calls, seed] = [Number(given.calls), Number(given.seed)];
const until = Date.now() + Number(given.minutes) * 60_000;
const mostGrowth = 1.2;

console.log(`Seed ${seed}: npm run fuzz -- --calls ${calls} --seed ${seed}`);

async function fuzzThere(url: string): Promise<number> {
  const report = await fuzz({ url, calls, seed, owner: null, until, onProgress: said });
  return tell(report, [], '');
}

async function fuzzHere(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-fuzz-'));
  const shop = await startShop({ DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'true', MAX_LOOP_DELAY_MS: '0' });
  try {
    const owner = await hireOwner(shop.url, dataDir);
    const settings = { url: shop.url, owner, until, onProgress: said };
    const warmUp = await fuzz({ ...settings, calls: Math.ceil(calls / 10), seed: seed + 1 });
    const atStart = await residentMegabytes(shop.process.pid);
    const main = await fuzz({ ...settings, calls: calls - warmUp.made, seed });
    const atEnd = await residentMegabytes(shop.process.pid);
    const growth = atEnd / atStart;
    console.log(`Memory: ${atStart.toFixed(0)} MB after the warm-up, ${atEnd.toFixed(0)} MB at the end: ${growth.toFixed(2)} times`);
    const isGone = shop.process.exitCode !== null ? ['The shop has ended'] : [];
    const isGrown = growth > mostGrowth ? [`Memory has grown to ${growth.toFixed(2)} times`] : [];
    return tell(joined(warmUp, main), [...isGone, ...isGrown], shop.output());
  } finally {
    await shop.stop();
    closeConnections();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function said(made: number): void {
  console.log(`${made} calls`);
}

const joined = (one: Report, other: Report): Report => ({
  faults: [...one.faults, ...other.faults],
  made: one.made + other.made,
  statuses: new Map(
    [...new Set([...one.statuses.keys(), ...other.statuses.keys()])].map((status) => [
      status,
      (one.statuses.get(status) ?? 0) + (other.statuses.get(status) ?? 0),
    ]),
  ),
  reached: new Map([...one.reached, ...other.reached].map(([name]) => [name, Boolean(one.reached.get(name) || other.reached.get(name))])),
});

/** Prints the findings; returns 1 when a bar is missed. */
function tell({ faults, made, statuses, reached }: Report, others: readonly string[], log: string): number {
  const kinds = Map.groupBy(faults, ({ name, what }) => `${name} ${what.replace(/\d+ ms/, 'too long')}`);
  for (const [kind, [first]] of kinds)
    console.log(`\n${kind} (${kinds.get(kind)?.length} times)\n${causeOf(first as Fault, log)}\n${(first as Fault).curl}`);
  for (const other of others) console.log(`\n${other}`);
  const never = [...reached].filter(([, was]) => !was).map(([name]) => name);
  console.log(`\nNever succeeded: ${never.sort().join(', ') || 'nothing'}`);
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

/** The minimum of a few samples, to ignore garbage about to be collected. */
async function residentMegabytes(pid = 0): Promise<number> {
  const looks: number[] = [];
  for (let i = 0; i < 10; i++) {
    looks.push(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
    await sleep(1000);
  }
  return Math.min(...looks);
}

process.exitCode = given.url ? await fuzzThere(given.url) : await fuzzHere();
