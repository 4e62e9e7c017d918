import { describe, expect, it } from 'vitest';
import { KeyedPool, LeftUndone } from './keyed-pool.ts';

interface Piece {
  line: number;
  names: string[];
  end: PromiseWithResolvers<void>;
  upTo?: () => number | null;
}

const piece = (line: number, ...names: string[]): Piece => ({ line, names, end: Promise.withResolvers<void>() });
const turns = () => new Promise((resolve) => setImmediate(resolve));

function lanes(most: number) {
  const begun: number[] = [];
  const work = new KeyedPool<Piece>(
    {
      run: async (one, upTo) => {
        begun.push(one.line);
        one.upTo = upTo;
        await one.end.promise;
      },
      namesOf: (one) => one.names,
      lastLineOf: (one) => one.line,
    },
    most,
  );
  return { work, begun };
}

describe('concurrent batches', () => {
  it('never exceed their limit', async () => {
    const { work, begun } = lanes(2);
    const a = piece(1, 'a');
    const b = piece(2, 'b');
    const c = piece(3, 'c');
    await work.add(a);
    await work.add(b);
    const third = work.add(c);
    await turns();
    expect(begun).toEqual([1, 2]);
    b.end.resolve();
    await third;
    await turns();
    expect(begun).toEqual([1, 2, 3]);
  });

  it('run in order where their keys overlap', async () => {
    const { work, begun } = lanes(3);
    const a = piece(1, 'a', 'b');
    const again = piece(2, 'b');
    await work.add(a);
    const second = work.add(again);
    await turns();
    expect(begun).toEqual([1]);
    a.end.resolve();
    await second;
    await turns();
    expect(begun).toEqual([1, 2]);
  });

  it('that are left undone hold back the line of those after them, and are no failure', async () => {
    const { work } = lanes(2);
    const a = piece(10, 'a');
    const b = piece(20, 'b');
    for (const one of [a, b]) await work.add(one);
    await turns();
    a.end.reject(new LeftUndone());
    b.end.resolve();
    await work.finish();
    expect([work.doneUpTo, b.upTo?.()]).toEqual([0, null]);
  });

  it('fail by what broke, also after the stop has left some', async () => {
    const { work } = lanes(2);
    const a = piece(10, 'a');
    const b = piece(20, 'b');
    for (const one of [a, b]) await work.add(one);
    await turns();
    a.end.reject(new LeftUndone());
    await turns();
    b.end.reject(new Error('the database is gone'));
    await expect(work.finish()).rejects.toThrow('the database is gone');
  });

  it('count as done once everything before them is done too', async () => {
    const { work } = lanes(3);
    const a = piece(10, 'a');
    const b = piece(20, 'b');
    const c = piece(30, 'c');
    for (const one of [a, b, c]) await work.add(one);
    await turns();
    expect([a, b, c].map((one) => one.upTo?.())).toEqual([10, null, null]);
    b.end.resolve();
    await turns();
    expect(work.doneUpTo).toBe(0);
    expect(c.upTo?.()).toBe(null);
    a.end.resolve();
    await turns();
    expect(work.doneUpTo).toBe(20);
    expect(c.upTo?.()).toBe(30);
    c.end.resolve();
    await work.finish();
    expect(work.doneUpTo).toBe(30);
  });

  it('start nothing after a failure, and finish what is running', async () => {
    const { work, begun } = lanes(2);
    const a = piece(1, 'a');
    const b = piece(2, 'b');
    await work.add(a);
    await work.add(b);
    await turns();
    a.end.reject(new Error('gone'));
    await turns();
    await expect(work.add(piece(3, 'c'))).rejects.toThrow('gone');
    b.end.resolve();
    await expect(work.finish()).rejects.toThrow('gone');
    expect(begun).toEqual([1, 2]);
    expect(work.doneUpTo).toBe(0);
  });
});
