import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productEndpoints } from '../../contract/merchandising/products.ts';
import { readConfig } from '../../server/platform/config/config.ts';
import { Api } from '../../server/platform/http/api.ts';
import { bytesOf } from '../../server/platform/http/bytes-of.ts';
import { callOf } from '../../server/platform/http/request-call.ts';
import { createServer } from '../../server/platform/http/server/server.ts';
import { createLog } from '../../server/platform/log.ts';
import { PageCache } from '../../server/platform/page-cache/index.ts';
import type { Lead } from '../../server/redirects/index.ts';
import { fixtureLayer } from '../../web/page/test-fixtures/entry.server.tsx';
import { mountRoutes } from './pages.ts';

const assets = {
  entry: '/assets/entry.js',
  modules: ['/assets/react.js'],
  island: () => ['/assets/thing.js', '/assets/react.js'],
  styles: ['/assets/thing.css'],
  fonts: ['/assets/text.woff2'],
};
const config = readConfig({ NODE_ENV: 'test', MANTEL_SECRET: 'x'.repeat(32), MAX_LOOP_DELAY_MS: '0' });
const log = createLog('silent');
const errors = vi.fn();

let app: FastifyInstance;
let cache: PageCache;
let menus = 0;
/** Whether the shop is open to everybody. */
let isOpen = true;
/** Paths for which it was asked whether they are closed. */
let askedFor: (string | null)[] = [];
/** How many calls requests were read as. */
let made = 0;
const leads = new Map<string, Lead>();

beforeEach(async () => {
  menus = 0;
  isOpen = true;
  askedFor = [];
  made = 0;
  leads.clear();
  errors.mockReset();
  app = await createServer(config, log);
  app.addHook('onRequest', async (request) => {
    request.log.error = errors as never;
  });
  cache = new PageCache({ maxBytes: 1_000_000 });
  const menu = async () => {
    menus += 1;
    return `menu ${menus}`;
  };
  const layer = fixtureLayer(() => assets, { menu, tagHeaders: ['surrogate-key', 'cache-tag'] });
  cache.onPurge((tags) => layer.purge(tags));
  const makeCall = (q: never, r: never) => {
    made++;
    return callOf(q, r, config, 'alder-loom');
  };
  const leadOf = async (brand: string, target: string, isPage: (target: string) => Promise<boolean>) => {
    if (target === '/old/broken') throw new Error('no database');
    if (target.startsWith('/old/by-way-of/')) {
      const onTheWay = target.slice('/old/by-way-of'.length);
      return { status: 301 as const, location: (await isPage(onTheWay)) ? onTheWay : '/things/end' };
    }
    return leads.get(`${brand} ${target}`) ?? null;
  };
  const mayServeFirst = () => isOpen;
  const api = new Api({ checkResponses: true });
  api.bind(productEndpoints.addFilm, async (_input, call) => {
    const file = await call.file();
    return { url: file ? `${file.name}:${await bytesOf(file, 100)}` : 'none' };
  });
  const closedFor = async (path: string | null) => {
    askedFor.push(path);
    return path === '/things/closed' ? 60 : null;
  };
  const parts = { api, cache, makeCall, closedFor, leadOf, mayServeFirst, appAgents: config.appAgents, secureCookies: true };
  await app.register(async (scope) => mountRoutes(scope, { layer: async () => layer }, parts));
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
const scripts = (page: LightMyRequestResponse) => [...page.body.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes ?? '');

describe('a page', () => {
  test('is a complete document with head, assets and data', async () => {
    const page = await get('/things/lamp?variation=7');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toMatch(/^<!doctype html><html lang="en" data-brand="alder-loom" data-screen="thing">/);
    expect(page.body).toContain('<title>Lamp – Shop</title>');
    expect(page.body).toContain('<meta name="description" content="All about &quot;Lamp&quot;"/>');
    expect(page.body).toContain('<link rel="canonical" href="https://shop.example/things/lamp"/>');
    expect(page.body).toContain('<meta name="csrf-token" content=""/>');
    expect(page.body).toContain('<link rel="stylesheet" href="/assets/thing.css" data-precedence="page"/>');
    expect(page.body).toContain('<link rel="modulepreload" href="/assets/thing.js" fetchPriority="low"/>');
    expect(page.body).toContain('as="font" type="font/woff2" crossorigin="anonymous" href="/assets/text.woff2"');
    expect(page.body).toContain('data-variant="shop" data-search="lamp"');
    const shared = /<script id="page_data" type="application\/json">(.*?)<\/script>/.exec(page.body)?.[1] ?? '';
    expect(JSON.parse(shared)).toEqual({ variant: 'shop', shared: { menu: 'shared' } });
    const [, island, props] =
      /<div ([^>]*data-island[^>]*)>.*?<\/div><script type="application\/json">(.*?)<\/script>/.exec(page.body) ?? [];
    expect(island).toBe('data-island="/assets/thing.js /assets/react.js" data-load="now" data-prefix="i0"');
    expect(JSON.parse(props ?? '')).toEqual({ data: { name: 'Lamp', variation: '7' } });
  });

  test('escapes data that could become markup or script', async () => {
    const page = await get('/things/bad');
    expect(page.body).not.toContain('<script>alert');
    expect(page.body.match(/<\/script>/g)).toHaveLength(4);
    expect(scripts(page)).toEqual([
      ' type="module" src="/assets/entry.js" fetchPriority="low"',
      ' type="application/ld+json"',
      ' type="application/json"',
      ' id="page_data" type="application/json"',
    ]);
  });

  test('has a security policy that blocks inline scripts', async () => {
    const policy = String((await get('/things/lamp')).headers['content-security-policy']);
    const directives = Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/s) as [string, string]));
    expect(directives).toMatchObject({
      'script-src': "'self' https://chat.example",
      'style-src': expect.stringMatching(/^'self' 'sha256-[\w+/]+=' https:\/\/chat\.example$/),
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
  });

  test('[§9 chat script] allows vendors in the full frame only, not where cards are typed', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
    expect(await policyOf('/things/lamp')).toContain('https://chat.example');
    expect(await policyOf('/private')).not.toContain('chat.example');
    expect(await policyOf('/private')).toContain('https://js.stripe.com');
    expect(await policyOf('/things/lamp')).not.toContain('stripe');
  });

  test('answers HEAD like GET, without a body', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/things/lamp' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('returns its data as JSON on request, from the same URL', async () => {
    await get('/things/lamp');
    const soft = await get('/things/lamp', { accept: 'application/json' });
    expect(soft.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(soft.headers.vary).toContain('accept');
    expect(soft.json()).toEqual({ screen: 'thing', title: 'Lamp – Shop', data: { name: 'Lamp', variation: null } });
    expect((await get('/things/nothing', { accept: 'application/json' })).json()).toEqual({
      statusCode: 404,
      message: 'Not Found',
      ok: false,
    });
  });
});

describe('statuses and redirects', () => {
  test('[rulings: Routes] an unknown URL is 404 with the not-found page in place', async () => {
    for (const url of ['/nowhere/at/all', '/things/nothing']) {
      const page = await get(url);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('WE&#x27;RE SORRY');
      expect(page.body).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  test('[§2.11] a removed page is 410', async () => {
    const page = await get('/things/gone');
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain('no longer available');
  });

  test.each(['/old/lamps?cid=7', '/things/nothing?cid=7'])(
    '[§7.6 redirect info] %s, without a page, is redirected, even after an earlier 404',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
      leads.set(`alder-loom ${url}`, { status: 301, location: '/things/lamp?cid=7' });
      const moved = await get(url);
      expect([moved.statusCode, moved.headers.location, moved.headers['cache-control']]).toEqual([
        ...[301, '/things/lamp?cid=7'],
        'public, max-age=300',
      ]);
      expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(301);
      leads.set(`alder-loom ${url}`, { status: 410, location: null });
      expect((await get(url)).statusCode).toBe(410);
      leads.clear();
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  test('[§7.6 redirect info] an existing page takes precedence, and an unknown address is not found', async () => {
    leads.set('alder-loom /things/lamp', { status: 301, location: '/things/else' });
    expect((await get('/things/lamp')).statusCode).toBe(200);
    expect((await get('/old/broken')).statusCode).toBe(404);
    expect(errors).toHaveBeenCalledOnce();
  });

  test.each([
    ['/things/lamp', '/things/lamp'],
    ['/things/lamp/', '/things/lamp/'],
    ['/things/gone', '/things/end'],
    ['/nowhere', '/things/end'],
  ])('[§7.6 redirect info] an old address that leads by way of %s ends at %s', async (onTheWay, end) => {
    expect((await get(`/old/by-way-of${onTheWay}`)).headers.location).toBe(end);
  });

  test('a redirect keeps its status', async () => {
    const moved = await get('/things/moved');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/things/lamp']);
  });

  test('[§3 campaign tracking] a redirect keeps what its page does not read, for each of several at once', async () => {
    const locations = await Promise.all(
      ['cid=7&token=x', 'cid=8', 'variation=2'].map(async (query) => (await get(`/things/moved?${query}`)).headers.location),
    );
    expect(locations).toEqual(['/things/lamp?cid=7&token=x', '/things/lamp?cid=8', '/things/lamp']);
    isOpen = false;
    expect((await get('/things/moved?promo=A%26B')).headers.location).toBe('/things/lamp?promo=A%26B');
  });

  test.each([
    ['/things/found', 303, '/things/lamp?variation=1&cid=7&token=x#about'],
    ['/things/sister', 301, 'https://pip.example/things/lamp?cid=7&token=x'],
    ['/things/partner', 302, 'https://pip.example.evil/things/lamp'],
    ['/things/excluded', 302, '/things/lamp'],
    ['/private?saved=for-customers', 302, '/things/lamp?variation=1&cid=7&token=x'],
  ])('[§3 campaign tracking] %s keeps a campaign on its redirect (%i) within the brands’ shops', async (path, status, location) => {
    const answer = await get(`${path}${path.includes('?') ? '&' : '?'}cid=7&token=x`);
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  });

  test('a trailing slash redirects to the page, never to another host', async () => {
    const moved = await get('/things/lamp/?variation=7');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/things/lamp?variation=7']);
    expect((await get('//evil.example/')).statusCode).toBe(404);
  });

  test.each(['/things/broken', '/broken', '/missing'])(
    '[§2.11] %s fails: status 500, "Oh no!", logged once, without details',
    async (url) => {
      const page = await get(url);
      expect(page.statusCode).toBe(500);
      expect(page.body).toContain('Oh no!');
      expect(page.body).not.toContain('secret');
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(errors).toHaveBeenCalledTimes(1);
    },
  );

  test('a personal page is not stored, and is marked to disappear at sign-out', async () => {
    const page = await get('/private');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.body).toMatch(/^<!doctype html><html lang="en" data-brand="alder-loom" data-screen="private" data-personal>/);
  });

  test.each(['/%', '/things/%zz', '/things/%E0%A4%A?variation=1', '/%?%'])(
    '[§2.11] %s is unreadable: the shop’s own screen, status 400',
    async (url) => {
      const page = await get(url);
      expect(page.statusCode).toBe(400);
      expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' });
      expect(page.headers['content-security-policy']).toContain("object-src 'none'");
      expect(page.body).toContain('Oh no!');
      expect(errors).not.toHaveBeenCalled();
    },
  );

  test.each(['/things/a%00b', '/things/lamp?variation=%zz', '/things/lamp?variation=%ED%A0%80', '/things/lamp?variation=a%00b'])(
    '[§2.11] %s does not exist: 404',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  test('[§2.1] malformed campaign parameters do not break the page', async () => {
    expect((await get('/things/lamp?sale=100%&variation=7')).statusCode).toBe(200);
  });

  test('a redirect has the headers of every document', async () => {
    const moved = await get('/things/lamp/');
    expect(moved.statusCode).toBe(301);
    expect(moved.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' });
  });

  test('an expected failure keeps its status and message, and is not logged', async () => {
    const page = await get('/things/refused');
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('Too busy');
    expect(errors).not.toHaveBeenCalled();
  });

  test('unknown methods are 405', async () => {
    const put = await app.inject({ method: 'PUT', url: '/things/lamp' });
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    const posted = await post('/things/lamp', 'action=x');
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
    for (const method of ['DELETE', 'POST'] as const) {
      const file = await app.inject({ method, url: '/speculation-rules.json?x=1' });
      expect([method, file.statusCode, file.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  });

  test('unknown API addresses are not pages', async () => {
    expect((await get('/api/nothing')).json()).toEqual({ statusCode: 404, message: 'Not Found', ok: false });
  });
});

describe('forms without script', () => {
  test('redirect on success', async () => {
    const answer = await post('/private', 'action=save&text=hello');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/private?saved=1']);
  });

  test.each([
    ['saved', 'Note saved.'],
    ['deleted', 'empty'],
    ['constructor', 'empty'],
  ])('say what the address names with done=%s, and not while a form is answered', async (done, text) => {
    expect((await get(`/private?done=${done}`)).body).toContain(`<p>${text}</p>`);
    expect((await post(`/private?done=${done}`, 'action=save&text=')).body).toContain('<p>Text is required</p>');
  });

  test('or show the page again with errors', async () => {
    const answer = await post('/private', 'action=save&text=');
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('<p>Text is required</p>');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test.each(['', 'action=unknown', 'action=__proto__', 'action=constructor'])('%j is no known action: 400', async (form) => {
    expect((await post('/private', form)).statusCode).toBe(400);
  });

  test('show the error page when they fail', async () => {
    const answer = await post('/private', 'action=explode');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Oh no!');
    expect(errors).toHaveBeenCalledTimes(1);
  });

  const boundary = 'b0undary';
  const field = (name: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = (name: string, content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n${content}\r\n`;
  const postFile = (...parts: string[]) =>
    post('/private', parts.join(''), { 'content-type': `multipart/form-data; boundary=${boundary}` });
  const end = `--${boundary}--\r\n`;

  test.each([
    ['a file goes to the call that takes one', [file('a.mp4', 'film')], 'one-a.mp4:film'],
    ['an empty field for a file is none', [file('', '')], 'one-none'],
    ['a form may have no file', [], 'one-none'],
    ['fields after the file are not read', [file('a.mp4', 'film'), field('text', 'two')], 'one-a.mp4:film'],
  ])('may have a file: %s', async (_name, parts, saved) => {
    const answer = await postFile(field('action', 'upload'), field('text', 'one'), ...parts, end);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/private?saved=${saved}`]);
  });

  test('with a file that breaks off are refused', async () => {
    expect((await postFile(field('action', 'upload'), 'and so on')).statusCode).toBe(400);
  });

  test('unsubscribe by a mail program’s one click (RFC 8058), which has no cookies and either encoding', async () => {
    const field = 'content-disposition: form-data; name="List-Unsubscribe"';
    const answers = [
      await post('/private?saved=1', 'List-Unsubscribe=One-Click'),
      await post('/private', `--b\r\n${field}\r\n\r\nOne-Click\r\n--b--\r\n`, { 'content-type': 'multipart/form-data; boundary=b' }),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body.includes('<p>unsubscribed</p>')])).toEqual([
      [200, true],
      [200, true],
    ]);
    expect((await get('/private?saved=1')).body).toContain('<p>empty</p>');
  });

  test('are refused from another site', async () => {
    const answer = await post('/private', 'action=save&text=x', { 'sec-fetch-site': 'cross-site', cookie: 'visitor_id=1' });
    expect(answer.statusCode).toBe(403);
  });

  test('are refused with the error page when too large or of another type', async () => {
    const large = await post('/private', `action=save&text=${'x'.repeat(70_000)}`);
    expect(large.statusCode).toBe(413);
    expect(large.body).toContain('Oh no!');
    expect((await post('/private', '{}', { 'content-type': 'application/json' })).statusCode).toBe(415);
  });
});

describe('public and personal pages', () => {
  test('a public page is cached and independent of the visitor', async () => {
    const first = await get('/things/visitor', { cookie: 'session_token=mine' });
    expect(first.body).toContain('<h1>nobody</h1>');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=3600');
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(cache.stats.misses).toBe(1);
    await get('/things/visitor?utm_source=mail');
    expect(cache.stats).toMatchObject({ misses: 1, hits: 1 });
  });

  test('[§9 native-app webviews] the app’s pages are cached separately from the website’s', async () => {
    const inApp = { 'user-agent': 'Mozilla/5.0 (iPhone) AlderApp-iOS/4.2' };
    await get('/things/lamp');
    await get('/things/lamp', inApp);
    expect(cache.stats.misses).toBe(2);
    await get('/things/lamp', inApp);
    expect(cache.stats).toMatchObject({ misses: 2, hits: 1 });
  });

  test('[architecture: CDN] a public page names its tags; a personal one, its data and the app’s page do not', async () => {
    const page = await get('/things/lamp');
    expect(page.headers['surrogate-key']).toBe('thing:Lamp menu site:alder-loom');
    expect(page.headers['cache-tag']).toBe('thing:Lamp,menu,site:alder-loom');
    const others = [
      await get('/private'),
      await get('/things/draft'),
      await get('/things/lamp', { accept: 'application/json' }),
      await get('/things/lamp', { 'user-agent': 'Mozilla/5.0 (iPhone) AlderApp-iOS/4.2' }),
    ];
    for (const { headers } of others) {
      expect(headers['cache-control']).toMatch(/^private, /);
      expect(headers).not.toHaveProperty('surrogate-key');
      expect(headers).not.toHaveProperty('cache-tag');
    }
  });

  test('[architecture: CDN] a page that has changed is no longer for others to store, while it is still served', async () => {
    await get('/things/lamp');
    cache.purge(['thing:Lamp'], 'renew');
    const page = await get('/things/lamp');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
    await expect.poll(async () => (await get('/things/lamp')).headers['cache-control']).toContain('s-maxage=30');
  });

  test('[§4 maintenance mode] a page is closed by its own path, not by how the request writes it', async () => {
    expect((await get('/things/closed?of=somebody')).statusCode).toBe(503);
    for (const url of ['/things/lamp/', '/nowhere']) await get(url);
    expect(askedFor).toEqual(['/things/closed', '/things/lamp', null]);
  });

  test('[§4 maintenance mode] a closed page counts as no error of ours', async () => {
    const seen: (boolean | undefined)[] = [];
    app.addHook('onResponse', async (_request, reply) => void seen.push(reply.isClosed));
    for (const url of ['/things/closed', '/things/lamp']) await get(url);
    await vi.waitFor(() => expect(seen).toEqual([true, false]));
  });

  test('[§4 maintenance mode] asking whether a page is closed reads its request no second time', async () => {
    await get('/things/lamp');
    await get('/private');
    expect(made).toBe(2);
  });

  test('[§4 maintenance mode] what staff see of a closed shop is stored by nobody', async () => {
    await get('/things/lamp');
    isOpen = false;
    for (const url of ['/things/lamp', '/things/nothing', '/nowhere']) {
      const { headers } = await get(url);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers).not.toHaveProperty('surrogate-key');
    }
  });

  test('a purge by its tag renews the page; the shell’s tag renews the shell too', async () => {
    expect((await get('/things/lamp')).body).toContain('<nav>menu 1</nav>');
    cache.purge(['thing:Lamp']);
    expect((await get('/things/lamp')).body).toContain('<nav>menu 1</nav>');
    expect(cache.stats.misses).toBe(2);
    cache.purge(['menu']);
    expect((await get('/things/lamp')).body).toContain('<nav>menu 2</nav>');
  });

  test('a personal page knows the visitor and is never stored', async () => {
    const page = await get('/private', { cookie: 'note=mine' });
    expect(page.body).toContain('<p>mine</p>');
    expect(page.body).toContain('data-variant="checkout"');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(cache.size).toBe(0);
  });

  test('[rulings: Session and visitor] a personal page linked from another site forwards to itself, to be sent the visitor’s cookies', async () => {
    const linked = { 'sec-fetch-site': 'cross-site' };
    const forward = await get('/private?saved=1&utm_source=mail', linked);
    expect([forward.statusCode, forward.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(forward.headers['set-cookie']).toBeUndefined();
    expect(forward.body).toContain('<meta http-equiv="refresh" content="0;url=/private?saved=1&amp;utm_source=mail">');
    const own = await get('/private?saved=1&utm_source=mail', { 'sec-fetch-site': 'same-origin', cookie: 'note=mine' });
    expect(own.body).toContain('<p>mine</p>');
    expect((await get('/things/lamp', linked)).body).toContain('<title>Lamp – Shop</title>');
  });

  test('a public page’s single personal response is not cached', async () => {
    const draft = await get('/things/draft');
    expect([draft.statusCode, draft.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(cache.size).toBe(0);
  });

  test('all unknown addresses share one cached page', async () => {
    for (const url of ['/a/b/c', '/d/e/f', '/g/h/i']) await get(url);
    expect(cache.size).toBe(1);
    expect(cache.stats.misses).toBe(1);
  });

  test('an error is not cached', async () => {
    await get('/things/broken');
    expect(cache.size).toBe(0);
  });
});

test('prefetch rules name public pages only, and respect Save-Data', async () => {
  const rules = await get('/speculation-rules.json');
  expect(rules.headers['content-type']).toContain('application/speculationrules+json');
  expect(JSON.stringify(rules.json())).toContain('/things/:id');
  expect(JSON.stringify(rules.json())).not.toContain('/private');
  expect((await get('/speculation-rules.json', { 'save-data': 'on' })).json()).toEqual({});
  expect((await get('/things/lamp')).headers['speculation-rules']).toBe('"/speculation-rules.json"');
});
