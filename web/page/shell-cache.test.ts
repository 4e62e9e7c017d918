import { expect, test } from 'vitest';
import { ShellCache } from './shell-cache.ts';

function counting() {
  let loads = 0;
  return async () => {
    loads += 1;
    return loads;
  };
}

test('is loaded once for simultaneous callers and a while after', async () => {
  let now = 0;
  const cache = new ShellCache<number>(1000, () => now);
  const load = counting();
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
  now = 999;
  expect(await cache.get('a', load)).toBe(1);
  now = 1000;
  expect(await cache.get('a', load)).toBe(2);
});

test('is loaded again after a purge', async () => {
  const cache = new ShellCache<number>(1000, () => 0);
  const load = counting();
  await cache.get('a', load);
  cache.purge();
  expect(await cache.get('a', load)).toBe(2);
});

test('reports a failure without caching it', async () => {
  const cache = new ShellCache<number>(1000, () => 0);
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('a', counting())).toBe(1);
});
