import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysAfter } from '../../contract/values/shop-days.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { publish, saveDraft, unpublish } from './editing.ts';
import { forgetOldVersions, keptDays, keptVersions } from './retention.ts';
import { findPublications, findVersions } from './store.ts';
import { aPage } from './test-fixtures/pages.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const now = new Date();
const yearStart = daysAfter(now, -keptDays).getTime();
const day = 86_400_000;
const name = { brand: 'alder-loom', kind: 'page', key: 'deals' } as const;

it('[content] old versions are deleted, except the latest, those public within the year, and scheduled ones', async () => {
  const actor = (at: number) => ({ by: 'pia', now: new Date(at) });
  const save = (text: string, at: number) => saveDraft(shop, name, { body: aPage('deals', text) }, actor(at));
  const show = (version: number, at: number) => publish(shop, name, { version }, actor(at));
  await save('long gone', yearStart - 400 * day);
  await show(1, yearStart - 400 * day);
  await save('in force when the year began', yearStart - 90 * day);
  await show(2, yearStart - 90 * day);
  await save('never shown', yearStart - 80 * day);
  await save('shown this year', yearStart + 10 * day);
  await show(4, yearStart + 10 * day);
  await save('planned', yearStart + 20 * day);
  await publish(shop, name, { version: 5, at: new Date(now.getTime() + day) }, actor(now.getTime()));
  await save('neither', yearStart + 30 * day);
  for (let i = 0; i < keptVersions; i++) await save(`later ${i}`, yearStart + 40 * day + i);
  await unpublish(shop, name, {}, actor(now.getTime() - day));

  expect(await forgetOldVersions(shop, now)).toBe(3);
  const numbers = (await findVersions(shop.database.read, name, { offset: 0, limit: 100 })).map(({ number }) => number);
  expect(numbers.filter((number) => number <= 6)).toEqual([5, 4, 2]);
  expect(numbers).toHaveLength(keptVersions + 3);
  expect((await findPublications(shop.database.read, name, { offset: 0, limit: 100 })).map(({ version }) => version)).toEqual([
    5,
    null,
    4,
    2,
  ]);
  expect(await forgetOldVersions(shop, now)).toBe(0);
});
