import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root, run, say } from './node.mjs';
import { aptInstall, onPath } from './packages.mjs';

const works = (path) => Boolean(path) && existsSync(path) && spawnSync(path, ['--version']).status === 0;

function playwrightsOwn() {
  const cache = join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  const builds = readdirSync(cache).filter((name) => name.startsWith('chromium-'));
  return builds.map((build) => join(cache, build, 'chrome-linux', 'chrome')).find(works);
}

const findShell = () => [process.env.CHROMIUM, onPath('chromium-headless-shell')].find(works);
const findWhole = () => ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).concat(playwrightsOwn()).find(works);

/**
 * A Chromium for the browser tests: CHROMIUM, else Debian's headless shell (without the browser's own window it takes about half the processor time),
 * else the machine's, else Playwright's; undefined when none is available.
 */
export function ensureChromium() {
  if (!findShell()) aptInstall(['chromium-headless-shell']);
  const found = findShell() ?? findWhole();
  if (found) return found;
  say('No Chromium on this machine; asking Playwright for its own …');
  run('node', [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'], { stdio: 'ignore', timeout: 120_000 });
  if (!findWhole()) aptInstall(['chromium']);
  return findWhole();
}
