import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffCategory } from '../../../../contract/merchandising/categories.ts';
import { type TestShop, testShop } from '../../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../../test/support/staff.ts';
import { cancelPlanned, publish, saveDraft } from '../../../content/editing.ts';
import { findPublications } from '../../../content/store.ts';
import { aBanner, aPage } from '../../../content/test-fixtures/pages.ts';
import { promotion, savePromotions } from '../../../promotions/index.ts';
import { setAssortments } from '../../assortment/operations.ts';
import { aProduct, stockProducts } from '../../test-fixtures/catalogue.ts';

let shop: TestShop;
let mina: SignedInStaff;
beforeAll(async () => {
  shop = await testShop();
  mina = await staffSignedIn(shop, 'merchandiser');
  await stockProducts(shop.database, [aProduct({ handle: 'oslo-desk', name: 'Oslo desk', category: 'furniture/desks' })]);
});
afterAll(() => shop.close());

async function send(method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, staff = mina) {
  const answer = await shop.app.inject({
    method,
    url: `/api/staff/categories${path}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { staff_session_token: staff.token },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const added = async (title: string, parentId: number | null = null): Promise<number> =>
  (await send('POST', '', { title, parentId })).body.taxonomyId;
const idOf = async (path: string): Promise<number> =>
  ((await send('GET')).body.categories as StaffCategory[]).find((one) => one.path === path)?.taxonomyId ?? 0;
/** The reason the page shows, and the one with which deleting is refused. */
async function reasons(taxonomyId: number) {
  const { version, notDeletable } = (await send('GET', `/${taxonomyId}`)).body;
  const { status, body } = await send('DELETE', `/${taxonomyId}`, { version });
  return { shown: notDeletable, status, refused: body.fields?.taxonomyId };
}

describe('[§2.3 departments] deleting a category', () => {
  it('deletes an empty one, with its page and its path, and is audited', async () => {
    const parentId = await idOf('furniture');
    const taxonomyId = await added('Deks', parentId);
    expect((await send('GET', `/${taxonomyId}`)).body.notDeletable).toBeNull();
    expect(await send('DELETE', `/${taxonomyId}`, { version: 7 })).toMatchObject({ status: 409, body: { code: 'category_changed' } });
    expect(await send('DELETE', `/${taxonomyId}`, { version: 1 })).toMatchObject({ status: 200, body: { ok: true } });
    expect((await send('DELETE', `/${taxonomyId}`, { version: 1 })).status).toBe(404);
    const { rows } = await sql<{ id: string; details: unknown }>`
      select subject_id as id, details from staff.audit where action = 'category.deleted'`.execute(shop.database.read);
    expect(rows).toEqual([
      {
        id: String(taxonomyId),
        details: { changes: [{ field: 'deleted', before: { title: 'Deks', path: 'furniture/deks' }, after: null }] },
      },
    ]);
    expect(await added('Deks', parentId)).not.toBe(taxonomyId);
    expect(await idOf('furniture/deks')).toBeGreaterThan(0);
  });

  it('keeps one that has something in it, that is named elsewhere, or that stands for others, and says why', async () => {
    const keeps = async (taxonomyId: number, why: RegExp) => {
      const { shown, status, refused } = await reasons(taxonomyId);
      expect(shown).toMatch(why);
      expect([status, refused]).toEqual([400, shown]);
    };
    await keeps(await idOf('furniture'), /other categories in it, such as Desks/);
    await keeps(await idOf('furniture/desks'), /a product in it/);
    const sold = await added('Sold by a brand');
    await setAssortments(shop.database, [
      { brand: 'alder-loom', everything: true, categories: [], tags: [], departments: [] },
      { brand: 'pip-alder', everything: false, categories: ['sold-by-a-brand'], tags: [], departments: [] },
    ]);
    await keeps(sold, /a brand’s assortment \(Pip & Alder\)/);
    const named = await added('Named');
    await shop.database.transact((tx) =>
      savePromotions(tx, [
        promotion.parse({
          key: 'named',
          name: 'Named days',
          label: 'Named',
          startsAt: '2026-01-01T00:00:00Z',
          group: 'item',
          conditions: { categories: { in: ['named'] } },
          benefit: { kind: 'percent', percent: 10 },
        }),
      ]),
    );
    await keeps(named, /a promotion \(Named days\)/);
    const kept = await added('Kept');
    const gone = await added('Gone');
    await send('POST', `/${gone}/merge`, { version: 1, into: kept, intoVersion: 1 });
    await keeps(kept, /merged into it/);
  });

  it('keeps one to which a page links that is public or planned, though its draft no longer does', async () => {
    const taxonomyId = await added('Linked');
    const name = { brand: 'alder-loom', kind: 'page', key: 'desk-days' } as const;
    const actor = { by: 'pia', now: new Date() };
    const refused = async () => (await reasons(taxonomyId)).refused;
    await saveDraft(shop, name, { body: aPage('desk-days', aBanner('Desks', { redirect_url: `/c/linked?t=${taxonomyId}` })) }, actor);
    await publish(shop, name, {}, actor);
    await saveDraft(shop, name, { body: aPage('desk-days', 'Without a link') }, actor);
    expect(await refused()).toContain('content (About desk-days)');
    await publish(shop, name, {}, actor);
    await publish(shop, name, { version: 1, at: new Date(Date.now() + 86_400_000) }, actor);
    expect(await refused()).toContain('content (About desk-days)');
    const [planned] = await findPublications(shop.database.read, name, { offset: 0, limit: 1 });
    await cancelPlanned(shop, name, planned?.id ?? 0, actor);
    expect(await reasons(taxonomyId)).toEqual({ shown: null, status: 200, refused: undefined });
  });

  it('keeps one to which an old address redirects', async () => {
    const taxonomyId = await added('Led to');
    const editor = await staffSignedIn(shop, 'content_editor');
    const redirect = async (from: string, to: string) => {
      const answer = await shop.app.inject({
        method: 'PUT',
        url: '/api/staff/redirects',
        headers: { 'sec-fetch-site': 'same-origin' },
        cookies: { staff_session_token: editor.token },
        payload: { from, to, status: 301 },
      });
      expect(answer.statusCode).toBe(200);
    };
    await redirect('/old-desks', `/c/desks?t=${taxonomyId}&color=oak`);
    expect(await reasons(taxonomyId)).toMatchObject({ status: 400, refused: expect.stringContaining('a redirect (/old-desks)') });
    await redirect('/old-desks', `/c/desks?t=${taxonomyId}0`);
    expect(await reasons(taxonomyId)).toEqual({ shown: null, status: 200, refused: undefined });
  });

  it('is for roles with catalog.edit', async () => {
    const taxonomyId = await added('Closed');
    const editor = await staffSignedIn(shop, 'content_editor');
    expect((await send('DELETE', `/${taxonomyId}`, { version: 1 }, editor)).status).toBe(403);
  });
});
