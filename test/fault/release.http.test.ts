import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../support/fresh-database.ts';
import { freePort } from '../support/shop-process.ts';

const root = join(import.meta.dirname, '../..');
const serverUrl = process.env.TEST_DATABASE_URL;
const timeout = 240_000;

const home = mkdtempSync(join(tmpdir(), 'mantel-release-'));
/** A folder for PATH with what every Debian has and the launcher needs, and no Node. */
const bare = join(home, 'bin');
/** The unpacked archive. */
let folder: string;
let archive: string;
const running: ChildProcess[] = [];

beforeAll(() => {
  mkdirSync(bare);
  for (const program of ['sh', 'readlink'])
    symlinkSync(execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim(), join(bare, program));
  const out = join(home, 'out');
  archive =
    execFileSync(process.execPath, ['tools/release.mjs', '--out', out], { cwd: root, encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['-xzf', archive, '-C', home]);
  folder = join(home, readdirSync(home).find((name) => name.startsWith('mantel-')) ?? '');
  // Packing takes half a minute, and several on a busy machine.
}, 600_000);
afterAll(async () => {
  for (const { pid, exitCode } of running) if (pid && exitCode === null) process.kill(pid, 'SIGKILL');
  await sleep(200);
  rmSync(home, { recursive: true, force: true });
});

/** What a machine has that knows nothing of Node: no variable of this process, and a PATH without it. */
const environment = (env: Record<string, string> = {}): Record<string, string> => ({
  PATH: bare,
  MANTEL_STAGE: 'production',
  MANTEL_SECRET: 'c3Jv9Wq2nX7bL0tKfZ8dYhR5uPaE1mGs4VjN6oQiTw',
  ALLOW_SANDBOX: 'true',
  ALLOW_METRICS: 'true',
  PUBLIC_URL: 'https://shop.example.com',
  SMTP_URL: 'smtp://127.0.0.1:1',
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  MAX_LOOP_DELAY_MS: '0',
  WARM_PICTURES: 'false',
  ...env,
});

interface Started {
  readonly url: string;
  readonly process: ChildProcess;
  output(): string;
  /** Its exit status. */
  readonly ended: Promise<number | null>;
}

/** Starts a launcher in an empty folder, and waits until the shop is ready. */
async function start(launcher: string, env: Record<string, string>): Promise<Started> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(launcher, [], { cwd: mkdtempSync(join(home, 'cwd-')), env: environment({ PORT: String(port), ...env }) });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((end) => child.once('exit', end));
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await sleep(100);
  if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${output}`);
  return { url, process: child, output: () => output, ended };
}

const releaseOf = async (url: string): Promise<string[]> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return [...text.matchAll(/^release_info\{version="([^"]+)"\} 1$/gm)].map(([, version]) => version ?? '');
};
const version = () => String(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')).version);

describe('[architecture: going live] a release', () => {
  it('has everything that runs, and nothing of what builds and tests', () => {
    const has = (path: string) => existsSync(join(folder, path));
    expect(
      ['mantel', 'sbom.cdx.json', 'deploy/switch', 'docs/operations/go-live.md', 'db/migrations/0001_foundation.sql'].filter(
        (path) => !has(path),
      ),
    ).toEqual([]);
    expect(
      ['node_modules/vite', 'node_modules/vitest', 'node_modules/typescript', 'test', 'tools', '.git', '.env', '.data'].filter(has),
    ).toEqual([]);
    expect(globSync('{server,web,contract,processes,sample}/**/*.test.*', { cwd: folder })).toEqual([]);
  });

  it('is named by its commit', () => {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
    expect(version()).toContain(`+${commit.slice(0, 12)}`);
    expect(archive).toContain(version());
    const said = spawnSync(join(folder, 'mantel'), ['version'], { env: { PATH: bare }, encoding: 'utf8' });
    expect(said.stdout.trim()).toBe(version());
    execFileSync('sha256sum', ['--check', '--quiet', `${archive}.sha256`], { cwd: join(archive, '..') });
  });

  it('lists each package inside, and no other, in its bill of materials', () => {
    const bill: { bomFormat: string; components: { name: string; version: string; purl: string }[] } = JSON.parse(
      readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'),
    );
    expect(bill.bomFormat).toBe('CycloneDX');
    const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
    const inside = globSync('node_modules/**/package.json', { cwd: folder }).flatMap((file) => {
      const path = file.slice(0, -'/package.json'.length);
      // Files of that name deeper in a package describe none.
      if (!/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) return [];
      const { name, version } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return [`${name}@${version}`];
    });
    expect(inside.length).toBeGreaterThan(50);
    expect(inside.filter((one) => !listed.has(one))).toEqual([]);
    expect([...listed].filter((one) => !inside.includes(one))).toEqual([]);
  });

  it(
    'starts by one command on a machine without Node, on its own database, and sells',
    async () => {
      expect(spawnSync('sh', ['-c', 'node --version || npm --version'], { env: { PATH: bare } }).status).not.toBe(0);
      const shop = await start(join(folder, 'mantel'), { DATA_DIR: join(home, 'data') });
      const page = await fetch(shop.url);
      expect(page.status).toBe(200);
      const html = await page.text();
      const [asset = ''] = /\/assets\/[\w.-]+\.(?:js|css)/.exec(html) ?? [];
      expect((await fetch(shop.url + asset)).status).toBe(200);
      expect((await fetch(`${shop.url}/api/search?k=sofa`)).status).toBe(200);
      expect(await releaseOf(shop.url)).toEqual([version()]);
      shop.process.kill('SIGTERM');
      expect(await shop.ended).toBe(0);
      expect(shop.output().trim()).toMatch(/^No staff yet\. .*: https:\/\/shop\.example\.com\/staff\/owner\?token=[\w-]+$/);
    },
    timeout,
  );

  it(
    'runs its commands by name, and says which there are',
    () => {
      const run = (...args: string[]) =>
        spawnSync(join(folder, 'mantel'), args, { env: environment({ DATA_DIR: join(home, 'data') }), encoding: 'utf8', cwd: home });
      const doctor = run('doctor');
      expect(doctor.stdout).toContain('Catalog: No products are for sale.');
      expect(doctor.status).toBe(1);
      const made = run('staff', 'create', 'owner@example.com', '--name', 'The Owner', '--role', 'administrator');
      expect(made.stdout).toContain('https://shop.example.com/staff/');
      expect(run('doctor', '--nonsense').stderr).toContain('\nmantel doctor [--mail ADDRESS]');
      const unknown = run('nonsense');
      expect(unknown.status).toBe(2);
      expect(unknown.stderr).toContain('start version');
    },
    timeout,
  );
});

/** Visitors who ask for an uncached answer on connections of both kinds; resolves with what was not a 200. */
function visitors(url: string): { count(): number; stop(): Promise<string[]> } {
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })];
  const failures: string[] = [];
  let going = true;
  let count = 0;
  const ask = (agent: Agent) =>
    new Promise<number>((answered, failed) => {
      const request = get(`${url}/api/authenticated`, { agent, timeout: 20_000 }, (response) => {
        response.resume();
        response.once('end', () => answered(response.statusCode ?? 0)).once('error', failed);
      });
      request.once('timeout', () => request.destroy(new Error('No answer'))).once('error', failed);
    });
  const visit = async (agent: Agent) => {
    while (going) {
      const status = await ask(agent).catch((error: Error) => error.message);
      if (status === 200) count += 1;
      else failures.push(String(status));
    }
  };
  const all = Promise.all([...agents, ...agents].map(visit));
  return {
    count: () => count,
    stop: async () => {
      going = false;
      await all;
      for (const agent of agents) agent.destroy();
      return failures;
    },
  };
}

describe.skipIf(!serverUrl)('[architecture: going live] on PostgreSQL a release', () => {
  it(
    'takes the place of the one before without a lost request',
    async () => {
      const server = await createDatabase(serverUrl ?? '');
      const machine = mkdtempSync(join(tmpdir(), 'mantel-switched-'));
      onTestFinished(() => rmSync(machine, { recursive: true, force: true }));
      const place = join(machine, 'opt');
      // The same files under another version: what a next commit would make.
      const next = `${version()}.next`;
      const newer = join(machine, 'newer');
      mkdirSync(newer);
      const name = `mantel-${next}`;
      execFileSync('cp', ['-al', folder, join(newer, name)]);
      rmSync(join(newer, name, 'release.json'));
      writeFileSync(join(newer, name, 'release.json'), JSON.stringify({ version: next }));
      execFileSync('tar', ['-I', 'gzip -1', '-cf', `${name}.tar.gz`, name], { cwd: newer });
      const switchTo = (file: string) =>
        execFileSync(join(root, 'deploy/switch'), [place, file], { env: { ...process.env, SERVICE: 'no-such-service' } });

      switchTo(archive);
      const data = { DATA_DIR: join(machine, 'shared'), DATABASE_URL: server.url };
      const shop = await start(join(place, 'current/mantel'), { ...data, WORKERS: '2', DRAIN_SECONDS: '1' });
      try {
        expect(await releaseOf(shop.url)).toEqual([version()]);
        const visit = visitors(shop.url);
        switchTo(join(newer, `${name}.tar.gz`));
        shop.process.kill('SIGHUP');
        await expect.poll(() => releaseOf(shop.url), { timeout: 90_000 }).toEqual([next]);
        await expect.poll(shop.output, { timeout: 60_000 }).toContain('All processes are replaced.');
        expect(visit.count()).toBeGreaterThan(100);
        expect(await visit.stop()).toEqual([]);
        const programs = readFileSync(`/proc/${shop.process.pid}/task/${shop.process.pid}/children`, 'utf8').trim().split(' ');
        expect(programs).toHaveLength(3);
        for (const pid of programs) expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain(join(place, 'current'));
      } finally {
        shop.process.kill('SIGTERM');
        await shop.ended;
        await server.drop();
      }
    },
    timeout,
  );
});
