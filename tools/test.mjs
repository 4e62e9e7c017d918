// `npm test`: runs every check, with a count at the end. `npm test -- unit http` runs parts of it, `npm test -- quick` all but faults, races and
// browser. The whole runs the HTTP tests once, as races on PostgreSQL, which takes half the processor time in the browser tests, too; most faults and
// every page are tried on the embedded database.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureBuilt, ensureInstalled, projectEnv, root, run, say } from './setup/node.mjs';
import { startPostgres } from './setup/postgres.mjs';

/** `npm test -- quick`: finds most faults within minutes, without a server database or a browser. */
const quick = ['types', 'lint', 'borders', 'lookups', 'regexes', 'dead-code', 'sql', 'unit', 'http'];
const wanted = process.argv.slice(2).flatMap((part) => (part === 'quick' ? quick : part));
const wants = (part) => wanted.length === 0 || wanted.includes(part);
const strict = process.env.CI === 'true';
const reports = join(root, '.cache', 'test-reports');
// Pictures rendered by the shops of the browser tests: kept for a run, since the next may render them differently.
const pictures = join(root, '.cache', 'pictures');
for (const folder of [reports, pictures]) rmSync(folder, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const count = { passed: 0, failed: 0, skipped: 0 };
const notes = [];
const failures = [];

function step(name, work) {
  if (!wants(name)) return;
  const began = Date.now();
  say(`\n── ${name}`);
  work(name);
  say(`   ${name}: ${Math.round((Date.now() - began) / 1000)} s`);
}

/** A check that counts as one test. */
function check(name, command, args) {
  step(name, () => {
    const holds = run(command, args) === 0;
    count[holds ? 'passed' : 'failed'] += 1;
    if (!holds) failures.push(name);
  });
}

function missing(name, what) {
  notes.push(`Missing: ${name}: ${what}`);
  count[strict ? 'failed' : 'skipped'] += 1;
}

function vitest(name, project, env = {}, filters = []) {
  const report = join(reports, `${name}.json`);
  const args = ['run', ...filters, '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = run('vitest', args, { env: projectEnv(env) });
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  count.passed += result?.numPassedTests ?? 0;
  count.failed += result?.numFailedTests ?? 0;
  count.skipped += (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
  if (status !== 0 && !result?.numFailedTests) {
    count.failed += 1;
    failures.push(`${name}: ended with ${status} before it could tell why`);
  }
  const tests = (result?.testResults ?? []).flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })));
  const told = ({ file, fullName }) => `${name}: ${relative(root, file)}: ${fullName}`;
  for (const test of tests.filter(({ status }) => status === 'failed'))
    failures.push([told(test), ...test.failureMessages.map((message) => message.split('\n').slice(0, 6).join('\n    '))].join('\n    '));
  const shaky = tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  notes.push(...shaky.map((test) => `Passed when tried again: ${told(test)}`));
}

ensureInstalled();
check('types', 'tsc', ['--noEmit']);
check('lint', 'biome', ['check', '--error-on-warnings', '.']);
check('borders', 'node', ['tools/borders.ts']);
check('lookups', 'node', ['tools/lookups.ts']);
check('regexes', 'node', ['tools/regexes.ts']);
check('dead-code', 'knip', []);
check('sql', 'node', ['tools/sql.ts']);
// The fault tests and the browser tests run the production build.
if (['http', 'fault', 'races', 'browser'].some(wants)) ensureBuilt();
step('unit', (name) => vitest(name, 'unit'));
const postgres = wants('races') ? startPostgres({ durable: false }) : undefined;
process.on('exit', () => postgres?.stop());
if (wanted.length > 0 || !postgres) step('http', (name) => vitest(name, 'http'));
// Where there is a server, the archive is packed and payments are killed once, on it; the embedded database has kills of its own.
const onServerOnly = ['--exclude', '**/release.http.test.ts', '--exclude', '**/kill-payments.http.test.ts'];
step('fault', (name) => vitest(name, 'fault', {}, postgres ? onServerOnly : []));

if (postgres) {
  const env = { TEST_DATABASE_URL: postgres.url };
  step('races', (name) => vitest(name, 'http', env));
  // Only these depend on the server; the other faults are tested on the embedded database.
  step('races', () => vitest('kills', 'fault', env, ['kill', 'workers', 'release']));
} else if (wants('races')) missing('races', 'no PostgreSQL server could be found or installed (initdb, pg_ctl), so races were not raced');
if (wants('browser')) {
  const chromium = ensureChromium();
  if (chromium) {
    step('browser', () => vitest('pages', 'pages', { CHROMIUM: chromium }));
    step('browser', (name) => vitest(name, 'browser', { CHROMIUM: chromium, ...(postgres && { TEST_DATABASE_URL: postgres.url }) }));
  } else missing('browser', 'no Chromium could be found or installed, so no page was looked at');
}

say('');
for (const note of notes) say(note);
for (const failure of failures) say(`Failed: ${failure}`);
say(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(count.failed > 0 ? 1 : 0);
