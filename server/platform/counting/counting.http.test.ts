import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { countForShop, countInProcess, forgetEndedCounts } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

/** Counts like another process of the same shop. */
const aProcess = (max: number) => countForShop({ kind: 'server', read: shop.database.read })('test.wrong', max, 900);
const endWindows = () => sql`update counting.counted set ends_at = now() - interval '1 second'`.execute(shop.database.read);

describe('[§6 abuse] counting across processes', () => {
  it('limits a caller who moves from one process to another', async () => {
    const one = aProcess(3);
    const other = aProcess(3);
    expect((await one.add('ada')).count).toBe(1);
    expect((await other.add('ada')).count).toBe(2);
    expect(await one.isFull('ada')).toBe(false);
    expect((await one.add('ada')).count).toBe(3);
    expect([await one.isFull('ada'), await other.isFull('ada'), await other.isFull('eve')]).toEqual([true, true, false]);
    expect((await other.add('ada')).count).toBe(4);
  });

  it('loses no concurrent events', async () => {
    const processes = Array.from({ length: 10 }, () => aProcess(100));
    await Promise.all(processes.map((counter) => counter.add('crowd')));
    expect((await aProcess(100).add('crowd')).count).toBe(11);
  });

  it('takes back events counted in advance, never below zero', async () => {
    for (const counter of [aProcess(3), countInProcess('test.ahead', 3, 900)]) {
      for (let i = 0; i < 3; i++) await counter.add('cyd');
      await counter.subtract('cyd');
      expect(await counter.isFull('cyd')).toBe(false);
      expect((await counter.add('cyd')).count).toBe(3);
      for (let i = 0; i < 9; i++) await counter.subtract('cyd');
      expect((await counter.add('cyd')).count).toBe(1);
    }
  });

  it('counts several keys at once, in either order, and takes them back', async () => {
    for (const counter of [aProcess(1000), countInProcess('several', 1000, 900)]) {
      const keys = ['dan', 'eli', 'fay'];
      const counted = await counter.addAll(keys);
      expect(counted.map(({ count }) => count)).toEqual([1, 1, 1]);
      await counter.add('eli');
      await Promise.all([...Array(20)].map((_, at) => counter.addAll(at % 2 ? keys : [...keys].reverse())));
      await Promise.all([...Array(10)].map((_, at) => counter.subtractAll(at % 2 ? keys : [...keys].reverse())));
      expect((await counter.addAll(keys)).map(({ count }) => count)).toEqual([12, 13, 12]);
      expect((await counter.addAll([...keys].reverse())).map(({ count }) => count)).toEqual([13, 14, 13]);
    }
    const small = aProcess(2);
    await small.addAll(['gus', 'hal']);
    await small.add('gus');
    expect((await small.addAll(['hal', 'gus'])).map(({ count }) => count)).toEqual([2, 3]);
    expect(await small.isFull('gus')).toBe(true);
  });

  it('starts again when cleared or when its window ends', async () => {
    const counter = aProcess(3);
    await counter.add('bob');
    await counter.clear('bob');
    expect(await counter.add('bob')).toEqual({ count: 1, secondsLeft: 900 });
    await endWindows();
    expect((await aProcess(3).add('bob')).count).toBe(1);
  });

  it('stores no address, and nothing whose window has ended', async () => {
    await aProcess(3).add('192.0.2.7 ada@example.com');
    const { rows } = await sql<{ id: string }>`select id from counting.counted`.execute(shop.database.read);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) expect(id).toMatch(/^[\w-]{43}$/);
    await endWindows();
    await forgetEndedCounts(shop.database.read);
    expect((await sql`select 1 from counting.counted`.execute(shop.database.read)).rows).toEqual([]);
  });

  it('needs no database on the embedded one, which has one process', () => {
    expect(countForShop({ kind: 'embedded', read: shop.database.read })).toBe(countInProcess);
  });
});
