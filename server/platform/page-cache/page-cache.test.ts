import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { Cacheable, StoredPage } from './stored-page.ts';

/** A page in test notation. */
type Written = Partial<Omit<Cacheable, 'body'>> & { body?: string };

/** A cache with a manual clock, and renders that finish on command. */
function setting(maxBytes = 1_000_000) {
  let ms = 0;
  const cache = new PageCache({ maxBytes, now: () => ms });
  const waiting: ((answer: Written) => void)[] = [];
  let renders = 0;
  return {
    cache,
    seconds: (s: number) => {
      ms = s * 1000;
    },
    get renders() {
      return renders;
    },
    /** Renders at once. */
    page:
      (body: string, over: Written = {}) =>
      async () => {
        renders += 1;
        return cacheable({ body, ...over });
      },
    /** Renders when `finish` is called, in the order begun. */
    slow: async () => {
      renders += 1;
      const answer = await new Promise<Written>((resolve) => waiting.push(resolve));
      return cacheable(answer);
    },
    finish: (answer: Written) => waiting.shift()?.(answer),
  };
}

const keep = { maxAge: 30, staleWhileRevalidate: 3600, tags: ['product:1'] };
const cacheable = ({ body = 'page', ...over }: Written): Cacheable => ({
  status: 200,
  headers: {},
  body: Buffer.from(body),
  keep,
  ...over,
});
const text = (page: StoredPage | undefined) => page?.variant('identity')?.body.toString();
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('[architecture: CDN] a page that changed while it was rendered is not for shared caches', async () => {
  const s = setting();
  const served = s.cache.serve('a', s.slow);
  s.cache.purge(['product:1']);
  s.finish({ headers: { 'cache-control': 'public, max-age=0, s-maxage=30' } });
  const { head = [] } = (await served).variant('identity') ?? {};
  expect(head[head.indexOf('cache-control') + 1]).toBe('public, max-age=0, must-revalidate');
});

describe('[§9 caching] age', () => {
  test('fresh for 30 seconds: no second render', async () => {
    const s = setting();
    await s.cache.serve('a', s.page('one'));
    s.seconds(29.9);
    expect(text(await s.cache.serve('a', s.page('two')))).toBe('one');
    expect(s.renders).toBe(1);
  });

  test('stale pages are served while exactly one new copy is rendered', async () => {
    const s = setting();
    await s.cache.serve('a', s.page('one'));
    s.seconds(30);
    expect(s.cache.ready('a')).toBeUndefined();
    expect(text(await s.cache.serve('a', s.slow))).toBe('one');
    expect(text(s.cache.ready('a'))).toBe('one');
    expect(text(await s.cache.serve('a', s.slow))).toBe('one');
    expect(s.renders).toBe(2);
    s.finish({ body: 'two' });
    await settled();
    expect(text(s.cache.ready('a'))).toBe('two');
  });

  test('a stale page survives a failed render, and the next request tries again', async () => {
    const s = setting();
    await s.cache.serve('a', s.page('one'));
    s.seconds(40);
    await s.cache.serve('a', () => Promise.reject(new Error('down')));
    await settled();
    expect(text(await s.cache.serve('a', s.page('two')))).toBe('one');
    await settled();
    expect(text(s.cache.ready('a'))).toBe('two');
  });

  test('after 3600 more seconds it is rendered before it is answered', async () => {
    const s = setting();
    await s.cache.serve('a', s.page('one'));
    s.seconds(3630);
    expect(text(await s.cache.serve('a', s.page('two')))).toBe('two');
  });
});

test('simultaneous requests share one render; a failure reaches them all and is not cached', async () => {
  const s = setting();
  const all = [s.cache.serve('a', s.slow), s.cache.serve('a', s.slow), s.cache.serve('b', s.page('other'))];
  s.finish({ body: 'one' });
  expect((await Promise.all(all)).map(text)).toEqual(['one', 'one', 'other']);
  expect(s.renders).toBe(2);
  const failing = () => Promise.reject(new Error('down'));
  await expect(s.cache.serve('c', failing)).rejects.toThrow('down');
  expect(text(await s.cache.serve('c', s.page('up')))).toBe('up');
});

describe('what is not cached', () => {
  test.each([
    ['an error', { status: 500 }],
    ['what has no policy', { keep: null }],
  ])('%s', async (_what, over) => {
    const s = setting();
    await s.cache.serve('a', s.page('one', over));
    expect(text(await s.cache.serve('a', s.page('two', over)))).toBe('two');
    expect(s.cache.size).toBe(0);
  });

  test('missing pages cannot displace good ones', async () => {
    const s = setting(200_000);
    await s.cache.serve('good', s.page('x'.repeat(100_000)));
    for (let i = 0; i < 100; i += 1) await s.cache.serve(`bad ${i}`, s.page('y'.repeat(900), { status: 404 }));
    expect(s.cache.ready('good')).toBeDefined();
    expect(s.cache.ready('bad 99')).toBeDefined();
    expect(s.cache.ready('bad 0')).toBeUndefined();
    expect(s.cache.bytes).toBeLessThan(200_000);
  });
});

describe('purge', () => {
  test('drops exactly the pages with a tag', async () => {
    const s = setting();
    await s.cache.serve('a', s.page('a'));
    await s.cache.serve('b', s.page('b', { keep: { ...keep, tags: ['product:2', 'menu'] } }));
    const told: unknown[] = [];
    s.cache.onPurge((tags) => told.push(tags));
    s.cache.purge(['product:1']);
    expect(s.cache.ready('a')).toBeUndefined();
    expect(text(s.cache.ready('b'))).toBe('b');
    s.cache.purge(['menu']);
    expect(s.cache.ready('b')).toBeUndefined();
    expect(told).toEqual([['product:1'], ['menu']]);
  });

  test('answers a render that began before it, without caching it', async () => {
    const s = setting();
    const before = s.cache.serve('a', s.slow);
    s.cache.purge(['product:1']);
    s.finish({ body: 'old price' });
    expect(text(await before)).toBe('old price');
    expect(s.cache.ready('a')).toBeUndefined();
  });

  test('does not serve later requests what began before it', async () => {
    const s = setting();
    const before = s.cache.serve('a', s.slow);
    s.cache.purge(['product:1']);
    const after = s.cache.serve('a', s.slow);
    s.finish({ body: 'old price' });
    await before;
    s.finish({ body: 'new price' });
    expect(text(await after)).toBe('new price');
    expect(text(s.cache.ready('a'))).toBe('new price');
  });

  test('keeps a slow earlier render from overwriting a newer page', async () => {
    const s = setting();
    const before = s.cache.serve('a', s.slow);
    s.cache.purge(['product:1']);
    await s.cache.serve('a', s.page('new price'));
    s.finish({ body: 'old price' });
    await before;
    expect(text(s.cache.ready('a'))).toBe('new price');
  });

  test('of everything leaves nothing, and no running render brings anything back', async () => {
    const s = setting();
    await s.cache.serve('a', s.page('a'));
    await s.cache.serve('gone', s.page('gone', { status: 404 }));
    const under = s.cache.serve('b', s.slow);
    s.cache.purge('everything');
    s.finish({ body: 'old price' });
    await under;
    expect([s.cache.size, s.cache.bytes]).toEqual([0, 0]);
    expect(['a', 'b', 'gone'].filter((key) => s.cache.ready(key))).toEqual([]);
  });

  test('leaves running renders with other tags alone', async () => {
    const s = setting();
    const under = s.cache.serve('a', s.slow);
    s.cache.purge(['product:99']);
    s.finish({ body: 'one' });
    await under;
    expect(text(s.cache.ready('a'))).toBe('one');
  });
});

describe('renewal', () => {
  test('serves the cached page while exactly one new copy is rendered', async () => {
    const s = setting();
    await s.cache.serve('a', s.page('old price'));
    s.cache.purge(['product:1'], 'renew');
    expect(s.cache.ready('a')).toBeUndefined();
    expect(text(await s.cache.serve('a', s.slow))).toBe('old price');
    expect(text(s.cache.ready('a'))).toBe('old price');
    expect(s.renders).toBe(2);
    s.finish({ body: 'new price' });
    await settled();
    expect(text(s.cache.ready('a'))).toBe('new price');
  });

  test('for ten seconds, however often it is renewed again; then requests wait for the new one', async () => {
    const s = setting();
    await s.cache.serve('a', s.page('old price'));
    s.cache.purge(['product:1'], 'renew');
    s.seconds(9);
    s.cache.purge(['product:1'], 'renew');
    expect(text(await s.cache.serve('a', () => Promise.reject(new Error('down'))))).toBe('old price');
    await settled();
    s.seconds(10);
    expect(text(await s.cache.serve('a', s.page('new price')))).toBe('new price');
  });

  test('keeps a render that began before it, as old as the change', async () => {
    const s = setting();
    const before = s.cache.serve('a', s.slow);
    s.seconds(1);
    s.cache.purge(['product:1'], 'renew');
    s.seconds(2);
    s.finish({ body: 'old price' });
    await before;
    expect(s.cache.ready('a')).toBeUndefined();
    expect(text(await s.cache.serve('a', s.slow))).toBe('old price');
    s.seconds(11);
    expect(s.cache.ready('a')).toBeUndefined();
  });

  test('does not delay a purge', async () => {
    const s = setting();
    await s.cache.serve('a', s.page('a'));
    s.cache.purge(['product:1'], 'renew');
    s.cache.purge(['product:1']);
    expect(text(await s.cache.serve('a', s.page('b')))).toBe('b');
  });
});

test('the limit in bytes evicts what nobody requested first', async () => {
  const s = setting(100_000);
  for (const key of ['a', 'b', 'c']) await s.cache.serve(key, s.page('x'.repeat(28_000)));
  await s.cache.serve('a', s.page('y'));
  await s.cache.serve('d', s.page('x'.repeat(28_000)));
  expect(['a', 'b', 'c', 'd'].filter((key) => s.cache.ready(key))).toEqual(['a', 'c', 'd']);
  expect(s.cache.bytes).toBeLessThanOrEqual(100_000);
});

test('without room nothing is cached, and everything is still answered', async () => {
  const s = setting(0);
  expect(text(await s.cache.serve('a', s.page('one')))).toBe('one');
  expect(s.cache.size).toBe(0);
});

describe('compressed forms', () => {
  test('are made once, counted in the limit, and inherited by a successor with the same bytes', async () => {
    const s = setting();
    const body = 'words '.repeat(2000);
    const page = await s.cache.serve('a', s.page(body));
    const before = s.cache.bytes;
    const [one, two] = await Promise.all([s.cache.variant('a', page, 'br'), s.cache.variant('a', page, 'br')]);
    expect(one).toBe(two);
    expect(s.cache.bytes).toBe(before - body.length + one.body.length);
    s.seconds(4000);
    expect((await s.cache.serve('a', s.page(body))).variant('br')?.body).toBe(one.body);
    s.seconds(8000);
    expect((await s.cache.serve('a', s.page(`${body}!`))).variant('br')).toBeUndefined();
  });

  test('replace the plain form, which is restored on request', async () => {
    const s = setting();
    const body = 'words '.repeat(2000);
    const page = await s.cache.serve('a', s.page(body));
    const br = await s.cache.variant('a', page, 'br');
    expect(text(page)).toBeUndefined();
    const gzip = await s.cache.variant('a', page, 'gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(body);
    expect((await s.cache.variant('a', page, 'identity')).body.toString()).toBe(body);
    expect(s.cache.bytes).toBe(page.bytes);
    expect(page.bytes).toBe(1024 + body.length + br.body.length + gzip.body.length);
  });

  test('a frequently requested page is compressed again, better', async () => {
    const s = setting();
    const page = await s.cache.serve('a', s.page(Array.from({ length: 5000 }, (_, i) => `word${i % 613} `).join('')));
    const fast = await s.cache.variant('a', page, 'gzip');
    s.cache.improve('a', page, 'gzip');
    expect(page.variant('gzip')).toBe(fast);
    for (let i = 0; i < 10; i += 1) s.cache.answered(page);
    s.cache.improve('a', page, 'gzip');
    await expect.poll(() => page.variant('gzip')?.effort).toBe('best');
    expect(page.variant('gzip')?.body.length).toBeLessThan(fast.body.length);
  });
});
