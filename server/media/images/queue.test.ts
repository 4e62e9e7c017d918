import { expect, it } from 'vitest';
import { QueueFull, WorkQueue } from './queue.ts';

it('runs at most its limit at once, in order, and refuses what would wait too long', async () => {
  const queue = new WorkQueue({ atOnce: 2, maxWaiting: 3 });
  const open: (() => void)[] = [];
  const started: number[] = [];
  const work = (n: number) =>
    queue.run(async () => {
      started.push(n);
      await new Promise<void>((resolve) => open.push(resolve));
      if (n === 1) throw new Error('broken');
      return n;
    });
  const all = [0, 1, 2, 3, 4].map(work);
  const failed = expect(all[1]).rejects.toThrow('broken');
  await expect(work(5)).rejects.toBeInstanceOf(QueueFull);
  expect(started).toEqual([0, 1]);
  while (started.length < 5 || open.length > 0) {
    open.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await failed;
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all([all[0], all[2], all[3], all[4]])).toEqual([0, 2, 3, 4]);
  expect(await queue.run(async () => 'after')).toBe('after');
});

it('[§5 review uploads] lets owners take turns, however much one of them brings', async () => {
  const queue = new WorkQueue({ atOnce: 1, maxWaiting: 500 });
  const done: string[] = [];
  const work = (owner: string, n: number) => queue.run(async () => void done.push(`${owner}${n}`), owner);
  const flood = Array.from({ length: 400 }, (_, n) => work('a', n));
  await Promise.all([work('b', 0), work('b', 1), work('c', 0)]);
  expect(done.slice(0, 6)).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1']);
  await Promise.all(flood);
  expect(done).toHaveLength(403);
});
