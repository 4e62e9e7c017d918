import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

let shop: ShopProcess;
const dataDir = mkdtempSync(join(tmpdir(), 'mantel-drain-'));
afterEach(async () => {
  await shop?.stop('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Counts {
  answered: number;
  failures: string[];
  /** Responses that asked to close their connection. */
  closing: number;
}

const ask = (url: string, agent: Agent) =>
  new Promise<IncomingMessage>((answered, failed) => {
    const asked = request(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => answered(response));
      response.once('error', failed);
    });
    asked.once('error', failed);
    asked.end();
  });

/** Requests until told to go elsewhere, like a balancer that has seen the shop not ready. */
async function shopper(url: string, agent: Agent, counts: Counts, elsewhere: AbortSignal): Promise<void> {
  while (!elsewhere.aborted) {
    try {
      const response = await ask(url, agent);
      if (response.statusCode === 200) counts.answered += 1;
      else counts.failures.push(`${url}: ${response.statusCode}`);
      if (response.headers.connection === 'close') counts.closing += 1;
    } catch (error) {
      counts.failures.push(`${url}: ${(error as Error).message}`);
    }
  }
}

/** A half-sent request; `goOn` sends the rest. Resolves with the whole response. */
function slowRequest(port: number): { goOn(): void; answer: Promise<string> } {
  const body = JSON.stringify({ message: 'x is undefined', url: '/' });
  const head = ['POST /api/report-error HTTP/1.1', 'host: localhost', 'sec-fetch-site: same-origin', 'content-type: application/json'];
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`);
  return { goOn: () => socket.write(body.slice(10)), answer: text(socket) };
}

it('[§9 production] SIGTERM under load loses no request, with default settings', async () => {
  shop = await startShop({
    MANTEL_STAGE: 'production',
    MANTEL_SECRET: 'c3Jv9Wq2nX7bL0tKfZ8dYhR5uPaE1mGs4VjN6oQiTw',
    ALLOW_SANDBOX: 'true',
    SISTER_URLS: '',
    ...{ PUBLIC_URL: 'https://shop.example.com', SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'error', MAX_LOOP_DELAY_MS: '0' },
    DATA_DIR: dataDir,
    DRAIN_SECONDS: '',
  });
  const counts: Counts = { answered: 0, failures: [], closing: 0 };
  const kept = new Agent({ keepAlive: true, maxSockets: 8 });
  const fresh = new Agent({ keepAlive: false });
  const elsewhere = new AbortController();
  // Cached pages, uncached ones and API calls; over persistent connections and over single-use ones.
  const paths = ['/', '/cart', '/api/authenticated'];
  const shoppers = paths.flatMap((path) => [kept, fresh].map((agent) => shopper(shop.url + path, agent, counts, elsewhere.signal)));
  await expect.poll(() => counts.answered, { timeout: 60_000 }).toBeGreaterThan(100);
  const slow = slowRequest(Number(new URL(shop.url).port));
  const ended = new Promise<number | null>((end) => shop.process.once('exit', end));
  const keptBefore = counts.closing;

  shop.process.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status, { timeout: 4000 }).toBe(503);
  const before = counts.answered;
  await expect.poll(() => counts.answered, { timeout: 4000 }).toBeGreaterThan(before + 20);
  expect(counts.closing).toBeGreaterThan(keptBefore);
  elsewhere.abort();
  await Promise.all(shoppers);
  expect(counts.failures).toEqual([]);

  const isOpen = () =>
    ask(`${shop.url}/healthz`, fresh).then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen, { timeout: 15_000 }).toBe(false);
  slow.goOn();
  const answer = await slow.answer;
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toMatch(/connection: close/i);
  expect(await ended).toBe(0);
}, 180_000);
