import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Exposure, FlagName } from '../../../contract/flags/flags.ts';
import { ExposureLog } from './exposure-log.ts';
import { FlagClient } from './flag-client.ts';
import { Requests } from './requests.ts';
import { type KeptValues, Memo, valuesOf, withValues } from './values.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

describe('[§9 feature-flag client] the log of exposures', () => {
  let sent: number[];
  let arrives: boolean;
  let failed: readonly Exposure[];
  const open = () =>
    new ExposureLog({
      send: async (exposures) => {
        sent.push(exposures.length);
        return arrives;
      },
      now: () => Date.now(),
      failed: { load: () => failed, save: (exposures) => (failed = exposures) },
    });
  const exposure = (session: number, flag: FlagName = 'cross-sell'): Exposure => ({
    exposureId: `${flag} ${session}`,
    flag,
    on: true,
    sessionId: String(session),
    exposedAt: '2026-01-01T00:00:00Z',
  });
  beforeEach(() => {
    [sent, arrives, failed] = [[], true, []];
  });

  it('is sent every ten seconds', async () => {
    const log = open();
    log.note(exposure(1));
    log.note(exposure(2));
    await vi.advanceTimersByTimeAsync(9999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([2]);
  });

  it('is sent at once at a hundred entries', () => {
    const log = open();
    for (let i = 0; i < 100; i++) log.note(exposure(i));
    expect(sent).toEqual([100]);
  });

  it('contains the same exposure once in ten minutes', async () => {
    const log = open();
    for (let told = 0; told < 600; told++) {
      log.note(exposure(1));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(sent).toEqual([1]);
    log.note(exposure(1));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([1, 1]);
  });

  it('stores what failed to send, the latest 500, and sends it later in hundreds', async () => {
    arrives = false;
    const log = open();
    for (let i = 0; i < 620; i++) {
      log.note(exposure(i));
      if (i % 100 === 99) await vi.advanceTimersByTimeAsync(0);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(failed).toHaveLength(500);
    expect(failed.at(-1)).toEqual(exposure(619));
    [sent, arrives] = [[], true];
    await log.flush();
    expect(sent).toEqual([100, 100, 100, 100, 100]);
    expect(failed).toEqual([]);
  });
});

describe('[§9 feature-flag client] requests', () => {
  const post = vi.fn<(path: string, body: string, signal: AbortSignal) => Promise<number>>();
  const requests = () => new Requests({ post, now: () => Date.now() });
  beforeEach(() => {
    post.mockReset();
  });

  it.each([408, 500, 502, 503, 504, 522, 524, 599])('are retried after %i', async (status) => {
    post.mockResolvedValueOnce(status).mockResolvedValueOnce(200);
    const arrived = requests().send('/a', '');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await arrived).toBe(true);
    expect(post).toHaveBeenCalledTimes(2);
  });

  it.each([
    [400, true],
    [404, true],
    [429, false],
  ])('are not retried after %i', async (status, settled) => {
    post.mockResolvedValue(status);
    expect(await requests().send('/a', '')).toBe(settled);
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('give up after ten seconds', async () => {
    const silent = (_path: string, _body: string, signal: AbortSignal) =>
      new Promise<number>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    post.mockImplementation(silent);
    let arrived: boolean | undefined;
    void requests()
      .send('/a', '')
      .then((told) => (arrived = told));
    await vi.advanceTimersByTimeAsync(9999);
    expect(arrived).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toBe(false);
  });

  it('are limited to fifty per second and endpoint', async () => {
    post.mockResolvedValue(200);
    const way = requests();
    const arrived = await Promise.all(Array.from({ length: 60 }, () => way.send('/a', '')));
    expect(arrived.filter(Boolean)).toHaveLength(50);
    expect(await way.send('/b', '')).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await way.send('/a', '')).toBe(true);
  });
});

describe('[§9 feature-flag client] its cache', () => {
  it('holds the values of the last ten visitors, each once', () => {
    let kept: KeptValues = [];
    for (let i = 0; i < 12; i++) kept = withValues(kept, `brand-${i % 11}`, i === 11 ? ['cross-sell'] : [], 0);
    expect(kept).toHaveLength(10);
    expect(valuesOf(kept, 'brand-1', 0)).toBeNull();
    expect(valuesOf(kept, 'brand-0', 0)).toEqual(['cross-sell']);
  });

  it('stands in for a failed call for seven days', () => {
    const kept = withValues([], 'brand', ['cross-sell'], 1000);
    const later = (ms: number) => valuesOf(kept, 'brand', 1000 + ms);
    expect([later(7 * 86_400_000 - 1), later(7 * 86_400_000)]).toEqual([['cross-sell'], null]);
  });

  it('holds 3,000 evaluations, then none', () => {
    const memo = new Memo<number>();
    const work = vi.fn(() => 1);
    for (let i = 0; i < 3000; i++) memo.recall(String(i), work);
    memo.recall('0', work);
    expect(work).toHaveBeenCalledTimes(3000);
    memo.recall('3000', work);
    memo.recall('0', work);
    expect(work).toHaveBeenCalledTimes(3002);
  });
});

describe('[§4 feature-flag client] an evaluation', () => {
  const learn = vi.fn<() => Promise<readonly FlagName[] | null>>();
  let kept: KeptValues;
  let noted: Exposure[];
  const client = () =>
    new FlagClient({
      key: () => 'alder-loom',
      learn,
      kept: { load: () => kept, save: (values) => (kept = values) },
      fallback: (flag) => flag === 'type-ahead',
      sessionId: () => 'session',
      newId: () => 'id',
      now: () => 0,
      note: (exposure) => noted.push(exposure),
    });
  beforeEach(() => {
    [kept, noted] = [[], []];
    learn.mockReset();
  });

  it('waits for the visitor call, is stored for the next page, and is an exposure', async () => {
    learn.mockResolvedValue(['cross-sell']);
    const flags = client();
    expect([await flags.isOn('cross-sell'), await flags.isOn('type-ahead')]).toEqual([true, false]);
    expect(learn).toHaveBeenCalledTimes(1);
    expect(kept).toEqual([['alder-loom', ['cross-sell'], 0]]);
    expect(noted.map(({ flag, on }) => [flag, on])).toEqual([
      ['cross-sell', true],
      ['type-ahead', false],
    ]);
  });

  it('uses an earlier page’s values when the call fails, then the default, which is no exposure, and asks again later', async () => {
    learn.mockResolvedValue(null);
    expect([await client().isOn('type-ahead'), await client().isOn('cross-sell')]).toEqual([true, false]);
    expect(noted).toEqual([]);
    const flags = client();
    await flags.isOn('cross-sell');
    kept = [['alder-loom', ['cross-sell'], 0]];
    expect([await flags.isOn('cross-sell'), await flags.isOn('type-ahead')]).toEqual([true, false]);
    expect(noted.map(({ flag }) => flag)).toEqual(['cross-sell', 'type-ahead']);
  });
});
