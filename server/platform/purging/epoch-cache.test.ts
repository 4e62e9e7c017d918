import { describe, expect, it, vi } from 'vitest';
import { Epoch, EpochCache } from './epoch-cache.ts';

const at = (seconds: number) => new Date(1_000_000 + seconds * 1000);
const memory = (epoch = new Epoch()) => ({ epoch, remembered: new EpochCache<string, number>({ epoch, ttlSeconds: 30, max: 2 }) });

/** Waits for background work. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a cached answer of this process', () => {
  it('is computed once for simultaneous callers and the next half minute', async () => {
    const { remembered } = memory();
    const compute = vi.fn(async () => 7);
    await Promise.all([remembered.get('a', at(0), compute), remembered.get('a', at(0), compute)]);
    expect(await remembered.get('a', at(29), compute)).toBe(7);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('is served once more when old, while it is recomputed', async () => {
    const { remembered } = memory();
    await remembered.get('a', at(0), async () => 1);
    const anew = vi.fn(async () => 2);
    expect(await Promise.all([remembered.get('a', at(31), anew), remembered.get('a', at(31), anew)])).toEqual([1, 1]);
    expect(anew).toHaveBeenCalledOnce();
    await settled();
    expect(await remembered.get('a', at(32), anew)).toBe(2);
    expect(anew).toHaveBeenCalledOnce();
  });

  it('survives a failed recomputation', async () => {
    const { remembered } = memory();
    await remembered.get('a', at(0), async () => 1);
    expect(await remembered.get('a', at(31), () => Promise.reject(new Error('down')))).toBe(1);
    await settled();
    expect(await remembered.get('a', at(32), async () => 2)).toBe(1);
    await settled();
    expect(await remembered.get('a', at(33), async () => 3)).toBe(2);
  });

  it('is dropped after a change, even one during its computation', async () => {
    const { epoch, remembered } = memory();
    await remembered.get('a', at(0), async () => {
      epoch.advance();
      return 1;
    });
    expect(await remembered.get('a', at(1), async () => 2)).toBe(2);
  });

  it('is never a failure', async () => {
    const { remembered } = memory();
    await expect(remembered.get('a', at(0), () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await remembered.get('a', at(1), async () => 3)).toBe(3);
  });

  it('has limited company: the oldest is evicted first', async () => {
    const { remembered } = memory();
    for (const key of ['a', 'b', 'c']) await remembered.get(key, at(0), async () => 1);
    const compute = vi.fn(async () => 2);
    await remembered.get('c', at(1), compute);
    expect(compute).not.toHaveBeenCalled();
    await remembered.get('a', at(1), compute);
    expect(compute).toHaveBeenCalledOnce();
  });
});
