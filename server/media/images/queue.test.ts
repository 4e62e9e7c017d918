import { expect, it } from 'vitest';
import { QueueFull, WorkQueue } from './queue.ts';

it('runs no more than it may at once, all of them in order, and refuses what would wait too long', async () => {
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
