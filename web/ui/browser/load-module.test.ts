import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const linked = new Set<string>();
let missing: Set<string>;
let asked: string[];
let window: EventTarget;
let importFetched: typeof import('./load-module.ts').importFetched;
let loadModule: typeof import('./load-module.ts').loadModule;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ importFetched, loadModule } = await import('./load-module.ts'));
  missing = new Set();
  asked = [];
  linked.clear();
  window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('document', { querySelector: (selector: string) => [...linked].find((url) => selector === `link[href="${url}"]`) ?? null });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (missing.has(url)) throw new TypeError('Failed to fetch');
    return new Response('');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('importing a part', () => {
  test('waits for every file, and retries only those that failed', async () => {
    const load = vi.fn(async () => 'module');
    missing.add('/b.js');
    await expect(importFetched(load, ['a.js', 'b.js'])).rejects.toThrow('Failed to fetch b.js');
    expect(load).not.toHaveBeenCalled();
    missing.clear();
    await expect(importFetched(load, ['a.js', 'b.js'])).resolves.toBe('module');
    expect(asked).toEqual(['/a.js', '/b.js', '/b.js']);
  });

  test('does not accept an error page as a module', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const load = vi.fn(async () => 'module');
    await expect(importFetched(load, ['a.js'])).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();
  });

  test('fetches nothing that the document has linked', async () => {
    linked.add('/a.js');
    await importFetched(async () => 'module', ['a.js']);
    expect(asked).toEqual([]);
  });
});

describe('an unavailable part', () => {
  test.each([
    ['after a while', () => vi.advanceTimersByTimeAsync(2_000)],
    ['when the connection is back', async () => void window.dispatchEvent(new Event('online'))],
  ])('is retried %s', async (_when, wait) => {
    const load = vi.fn(async () => 'module');
    missing.add('/a.js');
    const loading = loadModule(() => importFetched(load, ['a.js']));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(1);
    missing.clear();
    await wait();
    await expect(loading).resolves.toBe('module');
    expect(load).toHaveBeenCalledOnce();
  });

  test('is reported and left alone when it throws', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const settled = vi.fn();
    const broken = new Error('broken');
    loadModule(() => importFetched(() => Promise.reject(broken), [])).then(settled, settled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(report.mock.calls).toEqual([[broken]]);
    expect(settled).not.toHaveBeenCalled();
  });
});
