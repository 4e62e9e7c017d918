import { describe, expect, it } from 'vitest';
import { Pace } from './pace.ts';

const pace = () => new Pace({ perSecond: 100, burst: 50, maxWaitMs: 5000 });

describe('[§6 abuse] the pace of webhooks', () => {
  it('lets a burst start at once and spreads the rest', () => {
    const one = pace();
    const waits = Array.from({ length: 60 }, () => one.turn(1000));
    expect(waits.slice(0, 50)).toEqual(Array(50).fill(0));
    expect(waits.slice(50)).toEqual(Array.from({ length: 10 }, (_, at) => (at + 1) * 10));
  });

  it('refuses what would wait too long, and takes messages again later', () => {
    const one = pace();
    const all = Array.from({ length: 1000 }, () => one.turn(0));
    expect(all.filter((wait) => wait !== null)).toHaveLength(550);
    expect(Math.max(...all.map((wait) => wait ?? 0))).toBe(5000);
    expect([one.isFull(0), one.isFull(10)]).toEqual([true, false]);
    expect(one.turn(10)).toBe(5000);
    expect(one.turn(20_000)).toBe(0);
  });

  it('never makes anybody wait at the wanted rate', () => {
    const one = pace();
    expect(Array.from({ length: 2000 }, (_, at) => one.turn(at * 10)).every((wait) => wait === 0)).toBe(true);
  });
});
