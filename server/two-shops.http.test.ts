import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../test/support/app.ts';
import { signedIn } from '../test/support/customers.ts';
import { productChanged } from './catalog/events.ts';
import { catalogueEpoch } from './catalog/index.ts';
import { aProduct, stockProducts } from './catalog/test-fixtures/catalogue.ts';
import { publish, saveDraft } from './content/editing.ts';
import { aPage } from './content/test-fixtures/pages.ts';
import { setFlag } from './flags/index.ts';
import { defineJob } from './platform/jobs.ts';
import { purge } from './platform/purging/purging.ts';

const greet = defineJob<{ name: string }>('test.greet');
const greeted: string[] = [];

let one: TestShop;
let other: TestShop;
beforeAll(async () => {
  const open = (shop: string) => testShop({}, (_, { jobs }) => jobs.work(greet, async ({ name }) => void greeted.push(`${shop}: ${name}`)));
  one = await open('one');
  other = await open('other');
}, 180_000);
afterAll(async () => {
  await one.close();
  await other.close();
});

const both = <T>(ask: (shop: TestShop) => Promise<T>): Promise<T[]> => Promise.all([one, other].map(ask));

describe('two shops in one process share', () => {
  it('no events', async () => {
    const heard: string[] = [];
    for (const [name, { events }] of Object.entries({ one, other })) events.react(productChanged, async () => void heard.push(name));
    await stockProducts(one.database, [aProduct({ handle: 'oak-sofa' })]);
    expect(heard).toEqual(['one']);
    const found = async ({ database }: TestShop) =>
      (await sql<{ count: number }>`select count(*) as count from search.document`.execute(database.read)).rows[0]?.count;
    expect(await both(found)).toEqual([1, 0]);
  });

  it('no purges', async () => {
    const heard: string[] = [];
    for (const [name, { purging }] of Object.entries({ one, other })) purging.hear(() => heard.push(name));
    await one.database.transact((tx) => purge(tx, ['product:1']));
    expect(heard).toEqual(['one']);
  });

  it('no caches', async () => {
    const mine = catalogueEpoch(one.database);
    const theirs = catalogueEpoch(other.database);
    const before = [mine.current, theirs.current];
    await stockProducts(one.database, [aProduct({ handle: 'ash-bench' })]);
    expect([mine.current > (before[0] ?? 0), theirs.current]).toEqual([true, before[1]]);
  });

  it('no sessions', async () => {
    const { token } = await signedIn(one);
    const visit = async ({ app }: TestShop) =>
      (await app.inject({ url: '/api/authenticated', cookies: { session_token: token } })).json().ok;
    expect([await visit(one), await visit(other), await visit(one)]).toEqual([true, false, true]);
  });

  it('no jobs', async () => {
    await one.database.transact((tx) => one.jobs.enqueue(tx, greet, { name: 'Ada' }));
    await other.jobs.drain();
    expect(greeted).toEqual([]);
    await one.jobs.drain();
    expect(greeted).toEqual(['one: Ada']);
  });

  it('no flags', async () => {
    const isOn = async ({ app }: TestShop) => (await app.inject('/api/flags')).json().on.includes('image-zoom');
    expect(await both(isOn)).toEqual([true, true]);
    const setting = { flag: 'image-zoom', brand: null, percentage: 0, visitors: [] } as const;
    await one.database.transact((tx) => setFlag(tx, setting, { changedBy: 'Ada', reason: 'a trial' }, new Date()));
    expect(await both(isOn)).toEqual([false, true]);
  });

  it('no content', async () => {
    const name = { brand: 'alder-loom', kind: 'page', key: 'deals' } as const;
    const editor = { by: 'Pia', now: new Date() };
    await saveDraft(one, name, { body: aPage('deals', 'One') }, editor);
    await publish(one, name, {}, editor);
    const statusOf = async ({ app }: TestShop) => (await app.inject('/api/content/pages/deals')).statusCode;
    expect(await both(statusOf)).toEqual([200, 404]);
  });
});
