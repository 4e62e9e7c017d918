import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDatabase } from '../support/fresh-database.ts';
import { processesOf, type ShopProcess, startShop } from '../support/shop-process.ts';

const serverUrl = process.env.TEST_DATABASE_URL;

const statusOf = (url: string, agent: Agent) =>
  new Promise<number>((answered, failed) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => answered(response.statusCode ?? 0));
    }).once('error', failed);
  });

/** Shoppers who ask for an uncached answer again and again; resolves with what was not a 200. */
function shoppers(url: string): { stop(): Promise<string[]> } {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  let going = true;
  const shop = async () => {
    while (going) {
      const status = await statusOf(`${url}/api/authenticated`, agent).catch((error: Error) => error.message);
      if (status !== 200) failures.push(String(status));
      // Leaves the processors to the processes that start.
      await sleep(20);
    }
  };
  const all = Promise.all(Array.from({ length: 6 }, shop));
  return {
    stop: async () => {
      going = false;
      await all;
      agent.destroy();
      return failures;
    },
  };
}

describe.skipIf(!serverUrl)('[architecture: faults] several processes behind one port', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-workers-'));
  let server: Awaited<ReturnType<typeof createDatabase>>;
  let shop: ShopProcess;

  beforeAll(async () => {
    server = await createDatabase(serverUrl ?? '');
    const secrets = { MANTEL_SECRET: 'c3Jv9Wq2nX7bL0tKfZ8dYhR5uPaE1mGs4VjN6oQiTw', ALLOW_SANDBOX: 'true', SISTER_URLS: '' };
    const stage = { MANTEL_STAGE: 'production', PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://127.0.0.1:9', ...secrets };
    shop = await startShop({
      ...stage,
      DATABASE_URL: server.url,
      DATA_DIR: dataDir,
      WORKERS: '2',
      DRAIN_SECONDS: '1',
      MAX_LOOP_DELAY_MS: '0',
      ALLOW_METRICS: 'true',
    });
  });
  afterAll(async () => {
    await shop?.stop('SIGKILL');
    await server?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('are two that serve and one for jobs, and SIGHUP replaces them without a lost request', async () => {
    const before = await vi.waitFor(() => {
      const found = processesOf(shop);
      expect(found).toHaveLength(3);
      return found;
    }, 60_000);
    const visit = shoppers(shop.url);
    onTestFinished(() => void visit.stop());
    shop.process.kill('SIGHUP');
    await vi.waitFor(
      () => {
        const now = processesOf(shop);
        expect(now).toHaveLength(3);
        expect(now.filter((pid) => before.includes(pid))).toEqual([]);
      },
      { timeout: 180_000, interval: 200 },
    );
    expect(await visit.stop()).toEqual([]);
  }, 300_000);

  it('a second SIGHUP, while they are replaced, replaces all of them once more', async () => {
    const rounds = () => shop.output().split('All processes are replaced.').length - 1;
    await expect.poll(rounds, { timeout: 60_000 }).toBe(1);
    const before = processesOf(shop);
    shop.process.kill('SIGHUP');
    const isReplacing = () => processesOf(shop).some((pid) => !before.includes(pid));
    await expect.poll(isReplacing, { timeout: 60_000, interval: 50 }).toBe(true);
    shop.process.kill('SIGHUP');
    await expect.poll(rounds, { timeout: 180_000, interval: 200 }).toBe(3);
  }, 300_000);

  it('tell the sums of their metrics, whichever is asked', async () => {
    const counted = async () => {
      const text = await (await fetch(`${shop.url}/metrics`)).text();
      return Number(/http_request_duration_seconds_count\{[^}]*route="\/api\/authenticated"[^}]*\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const before = await counted();
    await Promise.all(Array.from({ length: 8 }, () => statusOf(`${shop.url}/api/authenticated`, new Agent())));
    expect(await Promise.all([counted(), counted(), counted()])).toEqual([before + 8, before + 8, before + 8]);
  });

  it('one that dies is started again', async () => {
    const before = processesOf(shop);
    const died = before.at(-1) ?? 0;
    process.kill(died, 'SIGKILL');
    await vi.waitFor(
      () => {
        const now = processesOf(shop);
        expect(now).toHaveLength(3);
        expect(now).not.toContain(died);
      },
      { timeout: 60_000, interval: 200 },
    );
    await vi.waitFor(async () => expect(await statusOf(`${shop.url}/readyz`, new Agent())).toBe(200), 30_000);
  });

  it('end together on SIGTERM', async () => {
    await shop.stop('SIGTERM');
    expect(shop.process.exitCode).toBe(0);
    expect(shop.output()).not.toContain('Error');
  });
});
