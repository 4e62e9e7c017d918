import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/platform/db/index.ts';
import { createDatabase } from '../support/fresh-database.ts';
import { freePort } from '../support/shop-process.ts';

const root = join(import.meta.dirname, '../..');
const serverUrl = process.env.TEST_DATABASE_URL;
/** Long for a shop that starts; one that hangs takes longer. */
const timeout = 120_000;

interface Started {
  readonly process: ChildProcess;
  output(): string;
  /** Resolves with its exit status. */
  readonly ended: Promise<number | null>;
}

describe('[§9 production] starting', () => {
  let dataDir: string;
  const running: Started[] = [];
  /** Each test starts with a copy, because a new database costs ten seconds of processor time. */
  const newDatabase = mkdtempSync(join(tmpdir(), 'mantel-start-'));
  beforeAll(async () => {
    const database = await openDatabase({ dataDir: newDatabase });
    await database.close();
  });
  afterAll(() => rmSync(newDatabase, { recursive: true, force: true }));
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'mantel-start-'));
    cpSync(newDatabase, join(dataDir, 'database'), { recursive: true });
  });
  afterEach(async () => {
    for (const { process } of running) process.kill('SIGKILL');
    await Promise.all(running.splice(0).map(({ ended }) => ended));
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(env: Record<string, string> = {}): Promise<Started> {
    const child = spawn(process.execPath, ['processes/web.ts'], {
      cwd: root,
      env: {
        ...process.env,
        // An empty shop in production is open within seconds.
        NODE_ENV: 'production',
        MANTEL_STAGE: 'production',
        MANTEL_SECRET: 'c3Jv9Wq2nX7bL0tKfZ8dYhR5uPaE1mGs4VjN6oQiTw',
        ALLOW_SANDBOX: 'true',
        ...{ PUBLIC_URL: 'https://shop.example.com', SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'error', RUN_JOBS: 'false' },
        MANTEL_CONSOLE: 'true',
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        DRAIN_SECONDS: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const started = { process: child, output: () => output, ended: new Promise<number | null>((end) => child.once('exit', end)) };
    running.push(started);
    return started;
  }
  const opens = ({ output }: Started) => expect.poll(output, { timeout }).toContain('Open at');
  /** Its message on failure: one line, without a stack. */
  async function lastWords(shop: Started): Promise<string> {
    expect(await shop.ended).toBe(2);
    const said = shop
      .output()
      .replace(/^Opening the shop.*\n/, '')
      .trim();
    expect(said.split('\n')).toHaveLength(1);
    return said;
  }

  it(
    'ignores a stale owner file, whoever has its process id now',
    async () => {
      writeFileSync(join(dataDir, 'database/owner.pid'), String(process.pid));
      await opens(await start());
    },
    timeout,
  );

  it(
    'twice at once ends well: one serves, the other says why it does not, and a tool shares the database',
    async () => {
      const both = [await start(), await start()];
      const loser = await Promise.race(both.map((shop) => shop.ended.then(() => shop)));
      const winner = both.find((shop) => shop !== loser) as Started;
      expect(await lastWords(loser)).toMatch(new RegExp(`in use by another shop or tool \\(process ${winner.process.pid}\\)`));
      await opens(winner);
      const database = await openDatabase({ dataDir: join(dataDir, 'database') });
      expect(database.kind).toBe('embedded');
      await database.close();
      winner.process.kill('SIGTERM');
      expect(await winner.ended).toBe(0);
      expect(existsSync(join(dataDir, 'database/owner.pid'))).toBe(false);
      await opens(await start());
    },
    timeout,
  );

  it(
    'needs no help after a kill',
    async () => {
      const first = await start();
      await opens(first);
      first.process.kill('SIGKILL');
      await first.ended;
      await opens(await start());
    },
    timeout,
  );

  const linksIn = (output: string) => output.match(/https:\/\/shop\.example\.com\/staff\/owner\?token=[\w-]+/g) ?? [];

  it(
    '[architecture: going live] without a terminal prints the owner’s link',
    async () => {
      const shop = await start({ MANTEL_CONSOLE: '' });
      await expect.poll(() => linksIn(shop.output()), { timeout }).toHaveLength(1);
      expect(shop.output()).not.toContain('Open at');
    },
    timeout,
  );

  it.skipIf(!serverUrl).each(['true', 'false'])(
    '[architecture: going live] in several processes prints the owner’s link once, with RUN_JOBS=%s',
    async (RUN_JOBS) => {
      const server = await createDatabase(serverUrl ?? '');
      try {
        const shop = await start({ DATABASE_URL: server.url, WORKERS: '2', RUN_JOBS });
        await opens(shop);
        expect(linksIn(shop.output())).toHaveLength(1);
        shop.process.kill('SIGTERM');
        await shop.ended;
      } finally {
        await server.drop();
      }
    },
    timeout,
  );

  describe('on a port', () => {
    let taker: Server | undefined;
    afterEach(() => taker?.close());
    const take = async (port: number) => {
      taker = createServer();
      await new Promise<void>((taken) => taker?.listen(port, '127.0.0.1', taken));
    };

    it(
      'that is taken fails with a message',
      async () => {
        const port = await freePort();
        await take(port);
        expect(await lastWords(await start({ PORT: String(port) }))).toMatch(new RegExp(`^Port ${port} is taken by another program`));
      },
      timeout,
    );

    it.each(['own', 'sister'] as const)(
      'taken after it was checked fails with a message too, and releases the database: %s',
      async (whose) => {
        const port = await freePort();
        const shop = await start(whose === 'own' ? { PORT: String(port) } : { SISTER_URLS: `pip-alder=https://localhost:${port}` });
        await expect.poll(shop.output, { timeout }).toContain('Opening the shop');
        await take(port);
        expect(await lastWords(shop)).toMatch(new RegExp(`^Port ${port} is taken by another program`));
        expect(existsSync(join(dataDir, 'database/owner.pid'))).toBe(false);
      },
      timeout,
    );
  });

  it.each([
    ['HOST', { HOST: '192.0.2.1' }],
    ['HOST', { HOST: 'no.such.host.invalid' }],
    ['database', { DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' }],
    ['DATA_DIR', { DATA_DIR: '/dev/null/x' }],
  ])(
    'with a wrong %s reports it in one line',
    async (words, env) => {
      expect(await lastWords(await start(env))).toContain(words);
    },
    timeout,
  );
});
