import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product as productLink } from '../../../web/routes.ts';
import type { ShopProcess } from '../../support/shop-process.ts';
import { useBrowser } from '../support/browser.ts';
import { startEmptyShop } from '../support/empty-shop.ts';
import { findProduct, goods } from '../support/goods.ts';
import { fromShop } from '../support/shop.ts';

const shop = (path: string, init: RequestInit = {}) => fetch(fromShop('shopUrl') + path, { redirect: 'manual', ...init });
const aProduct = async () => productLink(await findProduct(fromShop('shopUrl'), goods.plain));

/** Pages by kind: public, personal, and failing. */
const publicPages = ['/', '/c/furniture?t=1', '/lamp/k/results.html', '/api/docs'];
const personalPages = ['/cart', '/dev/outbox'];
const failures = ['/no/such/page', '/order-confirmation?order=AL-0000-0000', '/404'];

describe('response headers', () => {
  it.each([...publicPages, ...personalPages, ...failures])(
    '%s runs only the shop’s own scripts, and its policy cannot be changed',
    async (path) => {
      const { headers } = await shop(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{6,}$/);
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it.each(['/api/search', '/api/nothing', '/api/openapi.json', '/healthz', '/readyz', '/metrics', '/media/none.svg', '/assets/none.js'])(
    '%s is not sniffed, framed or executed',
    async (path) => {
      const { headers } = await shop(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('frame-ancestors');
    },
  );

  it('every linked file is typed, compressed where it is text, and cached permanently', async () => {
    const html = await (await shop(await aProduct())).text();
    const files = [...html.matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"]+)"/g)].map(([, file]) => file as string);
    expect(files.length).toBeGreaterThan(5);
    for (const file of new Set(files)) {
      const { status, headers } = await shop(file, { headers: { 'accept-encoding': 'br' } });
      expect({ file, status }).toEqual({ file, status: 200 });
      expect(headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      if (/\.(js|css|svg)$/.test(file)) expect({ file, encoding: headers.get('content-encoding') }).toEqual({ file, encoding: 'br' });
    }
  });

  it.each(publicPages)('%s is the same for everybody and contains nothing personal', async (path) => {
    const cookie = 'visitor_id=AAAAAAAAAAAAAAAAAAAAAA; cart_item_qty=7; guest_session_token=x';
    const [mine, plain] = await Promise.all([shop(path, { headers: { cookie } }), shop(path)]);
    expect(await mine.text()).toBe(await plain.text());
    expect(mine.headers.has('set-cookie')).toBe(false);
    expect(plain.headers.get('cache-control')).toMatch(/^public, .*s-maxage=30, stale-while-revalidate=3600$/);
    expect(plain.headers.get('vary')).toMatch(/accept-encoding/);
  });

  it.each(personalPages)('%s may not be stored by anybody else', async (path) => {
    expect((await shop(path)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('[§9 caching] an unchanged page is not sent again, whatever its encoding', async () => {
    const path = await aProduct();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const etag = (await shop(path, { headers })).headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      const again = await shop(path, { headers: { ...headers, 'if-none-match': etag } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect((await shop(path, { headers: { ...headers, 'if-none-match': '"other"' } })).status).toBe(200);
    }
  });

  it('a page is sent as brotli where accepted, and HEAD has the same headers', async () => {
    const path = await aProduct();
    const plain = await (await shop(path, { headers: { 'accept-encoding': 'identity' } })).text();
    const compressed = await readWhole(path, 'br');
    expect(brotliDecompressSync(compressed).toString()).toBe(plain);
    expect(compressed.length).toBeLessThan(plain.length / 3);
    const head = await shop(path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(plain)));
    expect(await head.text()).toBe('');
  });

  it('[rulings: Session and visitor] cookies are hidden from scripts and other sites, except the badge’s and who is a guest', async () => {
    const { variations } = await findProduct(fromShop('shopUrl'), goods.plenty);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ variationId: variations[0]?.variationId, quantity: 1 });
    const set = [
      ...(await shop('/api/authenticated')).headers.getSetCookie(),
      ...(await shop('/api/cart', { method: 'POST', headers, body })).headers.getSetCookie(),
    ];
    const names = set.map((cookie) => cookie.slice(0, cookie.indexOf('=')));
    expect(names).toEqual(expect.arrayContaining(['visitor_id', 'guest_session_token', 'cart_uuid', 'cart_item_qty', 'is_guest']));
    for (const cookie of set) {
      // Spec §9's presets; the others last until the browser closes.
      expect(cookie).not.toMatch(/Max-Age=(?!(?:900|1800|3600|86400|1209600|2592000|31536000);)/);
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).toMatch(/; SameSite=Lax/);
      if (!/^(cart_item_qty|is_guest)=/.test(cookie)) expect(cookie).toMatch(/; HttpOnly/);
    }
  });
});

describe('security headers in the browser', () => {
  const { visit } = useBrowser();

  it('no inline script or handler runs, however it got there', async () => {
    const page = await visit('/', { expected: /Content Security Policy/ });
    const ran = await page.evaluate(() => {
      const owned: string[] = [];
      (window as unknown as { own(how: string): void }).own = (how) => owned.push(how);
      const script = document.createElement('script');
      script.textContent = "own('script')";
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', `<button onclick="own('handler')">x</button><a href="javascript:own('link')">x</a>`);
      document.querySelector<HTMLElement>('[onclick]')?.click();
      document.querySelector<HTMLElement>('[href^="javascript:"]')?.click();
      return owned;
    });
    expect(ran).toEqual([]);
  });
});

it('healthz, readyz and metrics report the state of the process', async () => {
  expect(await (await shop('/healthz')).json()).toEqual({ ok: true });
  expect(await (await shop('/readyz')).json()).toEqual({ ok: true, draining: false });
  const metrics = await (await shop('/metrics')).text();
  expect(metrics).toMatch(/^# TYPE \w+ (counter|histogram|gauge)$/m);
  expect(metrics).toMatch(/process_resident_memory_bytes \d/);
});

describe('response headers in the production stage', () => {
  let live: ShopProcess;

  beforeAll(async () => {
    // A balancer needs the second of draining; the test's request is finished after it has begun.
    live = await startEmptyShop({ DRAIN_SECONDS: '1' });
  });
  afterAll(() => live?.stop('SIGKILL'));

  it('[rulings: Session and visitor] everything requires https, cookies stay with the shop, and e-mails with their recipient', async () => {
    for (const path of ['/', '/cart', '/api/search']) {
      const { headers } = await fetch(live.url + path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
    const cookies = (await fetch(`${live.url}/api/authenticated`)).headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    // Spec §3: page script reads these.
    const read = /^(?:is_guest|customer_id|cart_item_qty)=/;
    for (const cookie of cookies)
      expect(cookie).toMatch(read.test(cookie) ? /; Secure; SameSite=Strict/ : /; HttpOnly; Secure; SameSite=Strict/);
    for (const path of ['/dev/outbox', '/api/dev/outbox']) expect((await fetch(live.url + path)).status).toBe(404);
  });

  it('SIGTERM makes it not ready, finishes the current request, and exits with 0', async () => {
    const { finish, answer } = await beginSlowRequest(live.url);
    const ended = once(live.process, 'exit');
    live.process.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${live.url}/readyz`)).status, { interval: 20 }).toBe(503);
    finish();
    expect(await answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(await ended).toEqual([0, null]);
  });
});

/** The raw bytes of a response. */
function readWhole(path: string, encoding: string): Promise<Buffer> {
  return new Promise((read, failed) => {
    get(fromShop('shopUrl') + path, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => read(Buffer.concat(chunks)));
    }).on('error', failed);
  });
}

/** An API call whose body is still arriving. */
async function beginSlowRequest(url: string): Promise<{ finish(): void; answer: Promise<string> }> {
  const body = JSON.stringify({ variationId: 2_000_000_000, quantity: 1 });
  const { port } = new URL(url);
  const slow = connect(Number(port), 'localhost');
  await once(slow, 'connect');
  const head = `POST /api/cart HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  slow.write(head + body.slice(0, 5));
  const answer = once(slow, 'data').then(([data]) => String(data));
  return { finish: () => slow.write(body.slice(5)), answer };
}
