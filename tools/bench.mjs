// `npm run bench`: measures the shop beside references in the same run. `npm run bench -- cached-page stall` runs some benches; `--seconds`,
// `--rounds`, `--requests` and `--products` set their size; `--strict` fails on a missed bar.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printFigures, verdictOf } from './bench/table.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureBuilt, ensureInstalled, fail, node, projectEnv, root, run, say } from './setup/node.mjs';
import { startPostgres } from './setup/postgres.mjs';

/**
 * In running order, with what each needs beside the shop. PostgreSQL avoids the servers' core (`test/load/support/pinning.ts`) unless it is `free`. A
 * `pure` bench runs the shop's code in its own process, without a shop.
 */
const benches = {
  'cached-page': {},
  'uncached-page': {},
  'page-weight': { chromium: true },
  'largest-paint': { chromium: true },
  interactions: { chromium: true },
  images: { chromium: true },
  'add-to-cart': {},
  'sign-in': {},
  promotions: { pure: true },
  'place-order': { postgres: 'pinned' },
  'after-purchase': { postgres: 'pinned' },
  reports: { pure: true, postgres: 'free' },
  console: { postgres: 'pinned' },
  stall: {},
  memory: { postgres: 'pinned' },
  import: { postgres: 'free' },
  search: { postgres: 'pinned' },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    strict: { type: 'boolean' },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    requests: { type: 'string' },
    products: { type: 'string' },
    orders: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) fail(`No such bench: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`);
const wanted = Object.keys(benches).filter((name) => positionals.length === 0 || positionals.includes(name));
const needs = (what) => wanted.some((name) => benches[name][what]);

/** How the shop's processes run. */
const served = JSON.parse(readFileSync(join(root, 'processes', 'node.json'), 'utf8'));
const shopNeeded = wanted.some((name) => !benches[name].pure);

ensureInstalled();
if (shopNeeded) ensureBuilt();
const scratch = mkdtempSync(join(tmpdir(), 'mantel-bench-'));
const reports = join(root, '.cache', 'bench');
mkdirSync(reports, { recursive: true });
const chromium = needs('chromium') ? ensureChromium() : undefined;

const measured = [];
const notes = [];
let broken = 0;

/** The demonstration catalogue, built once; each bench gets a copy. */
function fillCatalogue() {
  say('Filling a catalogue for the benches …');
  const catalogue = join(scratch, 'catalogue');
  const env = projectEnv({ DATA_DIR: catalogue, NODE_ENV: 'production', DATABASE_URL: '' });
  if (run(node, ['processes/seed.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] }) !== 0) fail('The catalogue could not be made.');
  return catalogue;
}

/** Starts a PostgreSQL server for benches that need one. */
function measure(name, catalogue) {
  const server = benches[name].postgres;
  const postgres = server && startPostgres(server === 'pinned' && cpus().length > 1 ? { core: 1 } : {});
  try {
    measureOn(postgres, name, catalogue);
  } finally {
    postgres?.stop();
  }
}

function measureOn(postgres, name, catalogue) {
  const { chromium: browser, postgres: server } = benches[name];
  if ((browser && !chromium) || (server && !postgres)) {
    notes.push(`${name} was not run: no ${browser ? 'Chromium' : 'PostgreSQL server'} could be found or installed.`);
    broken += 1;
    return;
  }
  say(`\n── ${name}`);
  const file = join(scratch, `${name}.json`);
  const env = projectEnv({
    BENCH_REPORT: file,
    BENCH_CATALOGUE: catalogue,
    ...(values.seconds && { BENCH_SECONDS: values.seconds }),
    ...(values.rounds && { BENCH_ROUNDS: values.rounds }),
    ...(values.requests && { BENCH_REQUESTS: values.requests }),
    ...(values.products && { BENCH_PRODUCTS: values.products }),
    ...(values.orders && { BENCH_ORDERS: values.orders }),
    ...(chromium && { CHROMIUM: chromium }),
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  });
  const status = run(node, [...(benches[name].pure ? served.options : []), `test/load/${name}.ts`], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0 || !existsSync(file)) {
    notes.push(`${name} broke off; its messages above say why.`);
    broken += 1;
    return;
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  measured.push(report);
  notes.push(...report.notes.map((note) => `${name}: ${note}`));
  printFigures(report.figures);
}

try {
  const catalogue = shopNeeded ? fillCatalogue() : '';
  for (const name of wanted) measure(name, catalogue);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

const figures = measured.flatMap((report) => report.figures);
const missed = figures.filter((figure) => verdictOf(figure) === 'missed');
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB`;
const result = { at: new Date().toISOString(), machine, node: process.version, measured };
const file = join(reports, `${result.at.replaceAll(/[:.]/g, '-')}.json`);
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);

say(`\n${machine}\n`);
printFigures(figures);
for (const note of notes) say(`· ${note}`);
say(`\n${figures.filter((figure) => verdictOf(figure) === 'reached').length} bars reached, ${missed.length} missed. ${file}`);
process.exit(broken > 0 || (values.strict && missed.length > 0) ? 1 : 0);
