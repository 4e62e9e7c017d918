import { describe, expect, it } from 'vitest';
import { Batches } from './batches.ts';

interface Asked {
  key: string;
  n: number;
}

/** Batches that end when they are let go, and what was in each. */
function slowBatches(atOnce = 1, most = 100, crowd = 1) {
  const seen: number[][] = [];
  const gates: (() => void)[] = [];
  const batches = new Batches<Asked, number>({
    run: async (requests) => {
      seen.push(requests.map(({ n }) => n));
      await new Promise<void>((open) => gates.push(open));
      if (requests.some(({ n }) => n < 0)) throw new Error('broken');
      return requests.map(({ n }) => n * 10);
    },
    keyOf: ({ key }) => key,
    most,
    atOnce,
    crowd,
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
  const letGo = async () => {
    await turn();
    for (const open of gates.splice(0)) open();
    await turn();
  };
  return { batches, seen, turn, letGo };
}

describe('batches', () => {
  it('run what comes at once together, and what comes meanwhile in the next one', async () => {
    const { batches, seen, turn, letGo } = slowBatches();
    const first = [1, 2].map((n) => batches.ask({ key: `k${n}`, n }));
    await turn();
    const second = [3, 4, 5].map((n) => batches.ask({ key: `k${n}`, n }));
    await letGo();
    expect(await Promise.all(first)).toEqual([10, 20]);
    await letGo();
    expect(await Promise.all(second)).toEqual([30, 40, 50]);
    expect(seen).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
  });

  it('run side by side only when enough wait for another, and nobody is left waiting', async () => {
    const { batches, seen, turn, letGo } = slowBatches(2, 100, 2);
    const answers = [1, 2].map((n) => batches.ask({ key: `k${n}`, n }));
    await turn();
    answers.push(batches.ask({ key: 'k3', n: 3 }));
    await turn();
    expect(seen).toEqual([[1, 2]]);
    answers.push(batches.ask({ key: 'k4', n: 4 }));
    await turn();
    expect(seen).toEqual([
      [1, 2],
      [3, 4],
    ]);
    answers.push(batches.ask({ key: 'k5', n: 5 }));
    await letGo();
    await letGo();
    expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
    expect(seen[2]).toEqual([5]);
  });

  it('never have two requests of a key, nor run two of a key side by side', async () => {
    const { batches, seen, turn, letGo } = slowBatches(2);
    const answers = [batches.ask({ key: 'a', n: 1 }), batches.ask({ key: 'a', n: 2 }), batches.ask({ key: 'b', n: 3 })];
    await turn();
    answers.push(batches.ask({ key: 'c', n: 4 }), batches.ask({ key: 'a', n: 5 }));
    await letGo();
    await letGo();
    await letGo();
    expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
    expect(seen).toEqual([[1, 3], [4], [2], [5]]);
  });

  it('hold no more than they may', async () => {
    const { batches, seen, letGo } = slowBatches(1, 2);
    const answers = [1, 2, 3].map((n) => batches.ask({ key: `k${n}`, n }));
    await letGo();
    await letGo();
    expect(await Promise.all(answers)).toEqual([10, 20, 30]);
    expect(seen).toEqual([[1, 2], [3]]);
  });

  it('fail those of the batch that failed and nobody else', async () => {
    const { batches, turn, letGo } = slowBatches();
    const broken = batches.ask({ key: 'a', n: -1 });
    const caught = expect(broken).rejects.toThrow('broken');
    await turn();
    const sound = batches.ask({ key: 'a', n: 7 });
    await letGo();
    await letGo();
    await caught;
    expect(await sound).toBe(70);
  });
});
