// `npm test`: everything that proves the shop, in one go, with a count at the end. `npm test -- unit http` runs parts of it.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureBuilt, ensureInstalled, projectEnv, root, run, say } from './setup/node.mjs';
import { startPostgres } from './setup/postgres.mjs';

const wanted = process.argv.slice(2);
const wants = (part) => wanted.length === 0 || wanted.includes(part);
const strict = process.env.CI === 'true';
const reports = join(root, '.cache', 'test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const count = { passed: 0, failed: 0, skipped: 0 };
const notes = [];

function step(name, work) {
  if (!wants(name)) return;
  const began = Date.now();
  say(`\n── ${name}`);
  work(name);
  say(`   ${name}: ${Math.round((Date.now() - began) / 1000)} s`);
}

/** A check that is one test: it holds or it does not. */
function check(name, command, args) {
  step(name, () => {
    count[run(command, args) === 0 ? 'passed' : 'failed'] += 1;
  });
}

function missing(name, what) {
  notes.push(`${name}: ${what}`);
  count[strict ? 'failed' : 'skipped'] += 1;
}

function vitest(name, project, env = {}) {
  const report = join(reports, `${name}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = run('vitest', args, { env: projectEnv(env) });
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  count.passed += result?.numPassedTests ?? 0;
  count.failed += result?.numFailedTests ?? 0;
  count.skipped += (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
  if (status !== 0 && !result?.numFailedTests) count.failed += 1;
}

ensureInstalled();
check('types', 'tsc', ['--noEmit']);
check('lint', 'biome', ['check', '--error-on-warnings', '.']);
check('borders', 'node', ['tools/borders.ts']);
check('dead-code', 'knip', []);
// The fault tests and the browser tests run the shop as it is shipped.
if (['http', 'races', 'browser'].some(wants)) ensureBuilt();
step('unit', (name) => vitest(name, 'unit'));
step('http', (name) => vitest(name, 'http'));

if (wants('races')) {
  const postgres = startPostgres();
  try {
    if (postgres) step('races', (name) => vitest(name, 'http', { TEST_DATABASE_URL: postgres.url }));
    else missing('races', 'no PostgreSQL server could be found or installed (initdb, pg_ctl), so races were not raced');
  } finally {
    postgres?.stop();
  }
}
if (wants('browser')) {
  const chromium = ensureChromium();
  if (chromium) step('browser', (name) => vitest(name, 'browser', { CHROMIUM: chromium }));
  else missing('browser', 'no Chromium could be found or installed, so no page was looked at');
}

say('');
for (const note of notes) say(`Missing: ${note}`);
say(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(count.failed > 0 ? 1 : 0);
