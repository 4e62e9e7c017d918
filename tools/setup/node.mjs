// Runs on the machine's Node (20 or newer) before anything is installed: plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
/** Node 24 LTS, as the npm package `node` installs it. */
export const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');

export const say = (text) => process.stdout.write(`${text}\n`);

export function fail(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

/**
 * An environment in which the project's Node and tools come first. Node keeps the modules it has compiled, which saves each process that starts (a test
 * run has hundreds) a second of stripping types.
 */
export const projectEnv = (extra = {}) => ({
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  ...extra,
});

/** Runs a command to its end; returns its exit status. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: projectEnv(), ...options });
  return result.status ?? 1;
}

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
const digest = (text) => createHash('sha256').update(text).digest('hex');
const stamps = join(root, '.cache');
const stampOf = (name) => (existsSync(join(stamps, name)) ? readFileSync(join(stamps, name), 'utf8') : '');
function setStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

/** Installs the dependencies when the lock file has changed. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) fail(`Mantel needs Node 20 or newer to start; this is ${process.version}.`);
  const lock = digest(readFileSync(join(root, 'package-lock.json')));
  if (existsSync(node) && stampOf('installed') === lock) return;
  if (isLink(join(root, 'node_modules')))
    fail('node_modules is a link, and npm would empty what it leads to: run npm ci there, or remove the link.');
  say('Installing dependencies (once; the shop brings its own Node 24) …');
  // With NODE_ENV=production npm would omit what builds the pages.
  if (run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']) !== 0)
    fail('npm ci failed; its messages above say why.');
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  if (!/^v(2[4-9]|[3-9]\d)\./.test(version)) {
    fail(
      'Node 24 could not be installed through the npm package "node": are install scripts switched off (npm config get ignore-scripts)?',
    );
  }
  setStamp('installed', lock);
}

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const entry of readdirSync(path).sort()) yield* filesBelow(join(path, entry));
}

/** Builds the pages when their sources have changed. */
export function ensureBuilt() {
  const hash = createHash('sha256');
  for (const part of ['web', 'contract', 'brands', 'vite.config.ts', 'package-lock.json']) {
    for (const file of filesBelow(join(root, part))) hash.update(file).update(readFileSync(file));
  }
  const inputs = hash.digest('hex');
  if (existsSync(join(root, '.build', 'client')) && stampOf('built') === inputs) return;
  say('Building the pages …');
  const status = run('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) fail('The build failed; its messages above say why.');
  setStamp('built', inputs);
}

/** Starts a long-running process, forwards signals to it, and exits with its status. */
export function become(args, extraEnv) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: projectEnv(extraEnv) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
