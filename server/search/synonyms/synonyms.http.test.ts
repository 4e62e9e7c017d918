import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { role } from '../../../contract/staff/staff-roles.schemas.ts';
import { permissionsOf } from '../../../contract/staff/staff-roles.ts';
import type { ListedSynonym } from '../../../contract/staff/staff-synonyms.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { aProduct, stockProducts } from '../../catalog/test-fixtures/catalogue.ts';
import { clearFlag, setFlag } from '../../flags/index.ts';
import { purgingOf } from '../../platform/purging/purging.ts';

let shop: TestShop;
let mina: SignedInStaff;
beforeAll(async () => {
  shop = await testShop();
  mina = await staffSignedIn(shop, 'merchandiser');
  const made = (name: string, category: string) => aProduct({ handle: name.toLowerCase().replaceAll(' ', '-'), name, category });
  await stockProducts(shop.database, [made('Marlow sofa', 'furniture/sofas'), made('Anatolia rug', 'rugs/area-rugs')]);
});
afterAll(() => shop.close());

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, staff: SignedInStaff | null = mina) {
  const answer = await shop.app.inject({
    method,
    url: `/api/staff/synonyms${path}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(staff && { cookies: { staff_session_token: staff.token } }),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const line = (phrase: string, means: string, oneWay = false) => ({ phrase, means, oneWay });
const added = async (...given: Parameters<typeof line>): Promise<number> => (await send('POST', '', line(...given))).body.synonym.synonymId;
const found = async (k: string): Promise<string[]> =>
  (await shop.app.inject(`/api/search?${new URLSearchParams({ k })}`)).json().hits.map(({ name }: { name: string }) => name);
const listed = async (q: string): Promise<ListedSynonym[]> => (await send('GET', `?${new URLSearchParams({ q })}`)).body.synonyms;
const auditEntries = async () =>
  (
    await sql`select action, subject_id as id, details from staff.audit where action like 'search.%' order by id`.execute(
      shop.database.read,
    )
  ).rows as { action: string; id: string; details: object }[];
const generation = async () => (await sql<{ number: number }>`select number from search.generation`.execute(shop.database.read)).rows[0];

describe('[§7.6 search] editing synonyms', () => {
  it('adds, changes and deletes a line; the next search uses it, and each change is audited', async () => {
    expect(await found('wobbegong')).toEqual([]);
    const before = await generation();
    const synonymId = await added(' Wobbegong ', 'sofa', true);
    expect(await found('wobbegongs')).toEqual(['Marlow sofa']);
    expect(await listed('wobbegong')).toEqual([{ synonymId, ...line('wobbegong', 'sofa', true) }]);

    expect((await send('PUT', `/${synonymId}`, line('wobbegong', 'rug'))).status).toBe(200);
    expect(await found('wobbegong')).toEqual(['Anatolia rug']);
    expect((await send('PUT', `/${synonymId}`, line('Wobbegong', 'rug'))).body.synonym).toEqual({ synonymId, ...line('wobbegong', 'rug') });

    expect((await send('DELETE', `/${synonymId}`)).body.synonym.phrase).toBe('wobbegong');
    expect(await found('wobbegong')).toEqual([]);
    const id = String(synonymId);
    expect(await auditEntries()).toEqual([
      { action: 'search.synonym_added', id, details: { line: 'wobbegong → sofa' } },
      { action: 'search.synonym_changed', id, details: { from: 'wobbegong → sofa', to: 'wobbegong ↔ rug' } },
      { action: 'search.synonym_removed', id, details: { line: 'wobbegong ↔ rug' } },
    ]);
    expect(await generation(), 'no reason to read the products anew').toEqual(before);
  });

  it('explains what WordNet adds to a word that no product is called by, and nothing else', async () => {
    const related = async (q: string) => (await send('GET', `?${new URLSearchParams({ q })}`)).body.related;
    expect(await related('davenport')).toContainEqual({ means: 'sofa', relation: 'broader' });
    expect(await related('sofa')).toEqual([]);
    expect(await related('')).toEqual([]);
    expect(await found('davenport')).toEqual(['Marlow sofa']);
    const [flag, note] = ['search-word-net', { changedBy: 'Mina', reason: 'a trial' }] as const;
    const off = { flag, brand: null, percentage: 0, visitors: [] };
    await shop.database.transact((tx) => setFlag(tx, off, note, new Date()));
    expect(await found('davenport')).toEqual([]);
    await shop.database.transact((tx) => clearFlag(tx, flag, null, note, new Date()));
  });

  it('purges text search result pages', async () => {
    const purged: unknown[] = [];
    const stop = purgingOf(shop.database).hear((tags) => purged.push(tags));
    await send('DELETE', `/${await added('squab', 'rug')}`);
    stop();
    expect(purged).toEqual([['text-results'], ['text-results']]);
  });

  it('reports errors at their field and writes nothing', async () => {
    const before = [(await send('GET')).body.total, (await auditEntries()).length];
    expect(await send('POST', '', line('', 'one two three four'))).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { phrase: 'Search term is required', means: 'Use three words at most' } },
    });
    expect((await send('POST', '', line('Sofas', 'sofa'))).body.fields.means).toContain('the same');
    const couch = (await listed('couch')).find(({ phrase, means }) => phrase === 'couch' && means === 'sofa');
    for (const again of [line('couch', 'sofa'), line('Sofas', 'Couches', true)]) {
      expect(await send('POST', '', again)).toMatchObject({
        status: 409,
        body: {
          code: 'synonym_known',
          details: { synonymId: couch?.synonymId },
          fields: { means: expect.stringContaining('couch ↔ sofa') },
        },
      });
    }
    expect([(await send('GET')).body.total, (await auditEntries()).length]).toEqual(before);
  });

  it('stores one line when two people add the same', async () => {
    const answers = await Promise.all([1, 2].map(() => send('POST', '', line('dromedary', 'ottoman'))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await listed('dromedary')).toHaveLength(1);
  });

  it('changes no line over what somebody else has saved', async () => {
    const path = `/${await added('pouffe', 'rug')}`;
    const { fingerprint: basedOn } = (await send('GET', path)).body;
    expect((await send('PUT', path, { ...line('pouffe', 'sofa'), basedOn })).status).toBe(200);
    expect(await send('PUT', path, { ...line('pouffe', 'lamp'), basedOn })).toMatchObject({
      status: 409,
      body: { code: 'synonym_changed' },
    });
    const now = (await send('GET', path)).body;
    expect(now.means).toBe('sofa');
    expect((await send('PUT', path, { ...line('pouffe', 'lamp'), basedOn: now.fingerprint })).status).toBe(200);
    await send('DELETE', path);
  });

  it('reports a line that is gone, whatever the call', async () => {
    const path = `/${await added('gone', 'rug')}`;
    await send('DELETE', path);
    for (const [method, body] of [['GET'], ['PUT', line('a', 'b')], ['DELETE']] as const) {
      expect(await send(method, path, body), method).toMatchObject({ status: 404 });
    }
    expect((await send('DELETE', path)).body.code).toBe('synonym_not_found');
  });

  it('lists fifty per page, and the last page beyond the end', async () => {
    const first = (await send('GET')).body;
    expect(first.synonyms).toHaveLength(50);
    const last = (await send('GET', '?page=10000')).body;
    expect(last.page).toBe(first.pages);
    expect(last.synonyms).toHaveLength(first.total - 50 * (first.pages - 1));
  });

  it.each([null, ...role.options])('[§6] requires the search permission (%s)', async (who) => {
    const staff = who && (await staffSignedIn(shop, who));
    const isOpen = who !== null && permissionsOf[who].includes('search.edit');
    expect(isOpen).toBe(who === 'merchandiser' || who === 'administrator');
    const before = (await send('GET')).body.total;
    const [id] = await listed('couch');
    const tried = [
      ['GET', ''],
      ['GET', `/${id?.synonymId}`],
      ['POST', '', line('', '')],
      ['PUT', `/${id?.synonymId}`, line('', '')],
      ['DELETE', '/2000000000'],
    ] as const;
    const answers = await Promise.all(tried.map(async ([method, path, body]) => (await send(method, path, body, staff)).status));
    expect(answers).toEqual(isOpen ? [200, 200, 400, 400, 404] : Array(5).fill(who === null ? 401 : 403));
    expect((await send('GET')).body.total).toBe(before);
  });
});
