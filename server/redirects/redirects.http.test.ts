import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';
import { Redirects } from './index.ts';

let shop: TestShop;
let editor: SignedInStaff;
let redirects: Redirects;

beforeAll(async () => {
  shop = await testShop();
  editor = await staffSignedIn(shop, 'content_editor');
  redirects = new Redirects(shop.database.read);
});
afterAll(() => shop.close());

async function ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, token = editor.token) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await shop.app.inject({ method, url, headers, cookies: { staff_session_token: token }, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const save = (from: string, to: string, status = 301) => ask('PUT', '/api/staff/redirects', { from, to, status });
const newestEntries = async (count: number) => {
  const { token } = await staffSignedIn(shop, 'administrator');
  return (await ask('GET', '/api/staff/audit?action=redirects', undefined, token)).body.entries.slice(0, count);
};
const info = async (path: string, host?: string) =>
  (await shop.app.inject({ url: `/api/redirect/info?path=${encodeURIComponent(path)}`, ...(host && { headers: { host } }) })).json();

describe('[§7.6 redirect info]', () => {
  it('returns where an old address leads and its status, for its brand only', async () => {
    expect(await info('/pages/our-story')).toEqual({ path: '/pages/our-story', leadsTo: null, status: null });
    expect(await save('https://old.example/pages/Our-Story/', '/about')).toEqual({
      status: 200,
      body: { ok: true, from: '/pages/our-story' },
    });
    expect(await info('/pages/our-story?cid=7')).toEqual({ path: '/pages/our-story?cid=7', leadsTo: '/about?cid=7', status: 301 });
    const sister = new URL(shop.config.shopUrls.get('pip-alder') ?? '').host;
    expect(await info('/pages/our-story', sister)).toMatchObject({ leadsTo: null });
    expect((await shop.app.inject('/api/redirect/info')).statusCode).toBe(400);
  });

  it('resolves several old addresses in one step, and changes take effect at once', async () => {
    expect(await redirects.lead('alder-loom', '/first', new Date())).toBeNull();
    await save('/first', '/second');
    expect(await redirects.lead('alder-loom', '/first', new Date())).toEqual({ status: 301, location: '/second' });
    await save('/second', '/third', 302);
    expect(await redirects.lead('alder-loom', '/first', new Date())).toEqual({ status: 302, location: '/third' });
  });

  it('never loops, leaves the shop, or overrides an existing page', async () => {
    await save('/ring-1', '/ring-2');
    expect(await save('/ring-2', '/ring-1')).toMatchObject({ status: 409, body: { code: 'redirect_circle' } });
    expect(await save('/ring-3', '/ring-3?x=1')).toMatchObject({ status: 409 });
    const both = await save('collections', 'nowhere');
    expect([both.status, Object.keys(both.body.fields)]).toEqual([400, ['from', 'to']]);
    expect(await save('/out', 'https://evil.example/')).toMatchObject({ status: 400, body: { fields: { to: expect.any(String) } } });
    for (const from of ['/', '/api/cart', '/staff/orders', 'nothing']) {
      expect(await save(from, '/deals')).toMatchObject({ status: 400, body: { fields: { from: expect.any(String) } } });
    }
    expect(await save('/in', `${shop.config.publicUrl}/deals`)).toMatchObject({ status: 200 });
    expect(await info('/in')).toMatchObject({ leadsTo: '/deals' });
  });

  it('imports the lines of another shop’s export and reports the invalid ones', async () => {
    const lines =
      'Redirect from,Redirect to\n/collections/rugs,/c/rugs?t=4\n/collections/rugs,/c/rugs?t=5\n/bad,https://evil.example\n/old-sale,,410\n/x1,/x2\n/x2,/x1\n/y1,/deals,999\n/y2,/deals, 302';
    const { body } = await ask('POST', '/api/staff/redirects/lines', { lines });
    expect(body.taken).toBe(5);
    expect(body.faults.map(({ line }: { line: number }) => line)).toEqual([4, 7, 8]);
    expect(await info('/collections/rugs')).toMatchObject({ leadsTo: '/c/rugs?t=5' });
    expect(await info('/old-sale')).toMatchObject({ leadsTo: null, status: 410 });
    await ask('POST', '/api/staff/redirects/lines', { lines: '/collections/rugs,/c/rugs?t=5\n/old-sale,/deals\n/x3,/deals' });
    expect(await newestEntries(2)).toMatchObject([
      {
        action: 'redirects.taken',
        details: {
          count: 3,
          changed: 2,
          changes: [
            { field: '/old-sale', before: '410', after: '/deals 301' },
            { field: '/x3', before: null, after: '/deals 301' },
          ],
        },
      },
      { details: { count: 5, changes: expect.arrayContaining([{ field: '/collections/rugs', before: null, after: '/c/rugs?t=5 301' }]) } },
    ]);
  });

  it('imports a file with more lines than can be pasted, such as the export of another shop', async () => {
    const send = (text: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/staff/redirects/file',
        cookies: { staff_session_token: editor.token },
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x', 'x-error-body': 'original' },
        payload: `${text && `--x\r\ncontent-disposition: form-data; name="file"; filename="old.csv"\r\n\r\n${text}\r\n`}--x--\r\n`,
      });
    const lines = Array.from({ length: 5000 }, (_, i) => `/product.php?id=${i},/deals?from=${i},301`);
    const imported = await send(`From,To,Status\n${lines.join('\n')}\n${'/bad,https://evil.example\n'.repeat(101)}`);
    expect(imported.statusCode).toBe(200);
    expect(imported.json()).toMatchObject({ taken: 5000, faulty: 101 });
    expect(imported.json().faults).toHaveLength(100);
    expect(await info('/product.php?id=4999')).toMatchObject({ leadsTo: '/deals?from=4999' });
    expect((await send('')).statusCode).toBe(400);
    expect((await send('/a,/b\n'.repeat(2 ** 21))).statusCode).toBe(413);
  });

  it('changes a redirect in its place, also to another old address, unless somebody else has changed it', async () => {
    await save('/sofa', '/deals');
    const listed = async (q: string) => (await ask('GET', `/api/staff/redirects?q=${q}`)).body.redirects;
    const [{ redirectId, savedAt }] = await listed('/sofa');
    const edit = (given: object) => ask('PUT', '/api/staff/redirects', { from: '/couch', to: '/deals', redirectId, savedAt, ...given });
    expect((await edit({})).status).toBe(200);
    expect([await listed('/sofa'), await listed('/couch')]).toMatchObject([[], [{ to: '/deals' }]]);
    expect(await newestEntries(2)).toMatchObject([
      { action: 'redirects.saved', subject: { id: '/couch' }, details: { before: null, after: { to: '/deals', status: 301 } } },
      { action: 'redirects.removed', subject: { id: '/sofa' }, details: { before: { to: '/deals', status: 301 }, after: null } },
    ]);
    expect(await edit({ from: '/sofa' })).toMatchObject({ status: 409, body: { code: 'redirect_changed', details: { savedAt: null } } });

    const [couch] = await listed('/couch');
    await save('/couch', '/vault');
    const [{ savedAt: theirs }] = await listed('/couch');
    expect(await edit({ redirectId: couch.redirectId, savedAt: couch.savedAt })).toMatchObject({
      status: 409,
      body: { details: { savedAt: theirs } },
    });
    expect((await edit({ redirectId: couch.redirectId, savedAt: theirs, to: '/designer' })).status).toBe(200);
    expect((await newestEntries(1))[0]).toMatchObject({ details: { before: { to: '/vault' }, after: { to: '/designer' } } });
  });

  it('does not move a redirect onto another one', async () => {
    await save('/hammock', '/deals');
    await save('/sling', '/designer');
    const [{ redirectId, savedAt }] = (await ask('GET', '/api/staff/redirects?q=/hammock')).body.redirects;
    const moved = await ask('PUT', '/api/staff/redirects', { from: '/Sling/', to: '/deals', redirectId, savedAt });
    expect(moved).toMatchObject({ status: 409, body: { code: 'redirect_exists', fields: { from: expect.any(String) } } });
    expect([await info('/hammock'), await info('/sling')]).toMatchObject([{ leadsTo: '/deals' }, { leadsTo: '/designer' }]);
  });

  it('[§6] are listed for content editors, changed by publishers, and audited', async () => {
    const merchandiser = await staffSignedIn(shop, 'merchandiser');
    const { body } = await ask('GET', '/api/staff/redirects?q=OUR-story', undefined, merchandiser.token);
    expect(body).toMatchObject({ total: 1, redirects: [{ from: '/pages/our-story', to: '/about', status: 301 }] });
    const path = `/api/staff/redirects/${body.redirects[0].redirectId}`;
    expect((await ask('DELETE', path, undefined, merchandiser.token)).status).toBe(403);
    expect((await ask('PUT', '/api/staff/redirects', { from: '/a', to: '/b' }, merchandiser.token)).status).toBe(403);
    expect((await ask('GET', '/api/staff/redirects', undefined, (await staffSignedIn(shop, 'fulfilment')).token)).status).toBe(403);
    expect((await ask('DELETE', path)).status).toBe(200);
    expect(await redirects.lead('alder-loom', '/pages/our-story', new Date())).toBeNull();
    const administrator = await staffSignedIn(shop, 'administrator');
    const log = await ask('GET', '/api/staff/audit?action=redirects', undefined, administrator.token);
    expect(log.body.entries[0]).toMatchObject({
      action: 'redirects.removed',
      subject: { kind: 'address', id: '/pages/our-story' },
      details: { before: { to: '/about', status: 301 }, after: null },
    });
  });
});
