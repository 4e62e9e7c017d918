import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { aProduct, stockProducts } from '../../catalog/test-fixtures/catalogue.ts';
import { MediaStore } from '../../media/index.ts';
import { publish, saveDraft } from '../editing.ts';
import { forgetOldVersions, keptVersions } from '../retention.ts';
import { aBanner, aPage } from '../test-fixtures/pages.ts';
import { forgetPictures } from './operations.ts';
import { dropUnseen, savePictures, takeOut } from './store.ts';

let shop: TestShop;
let editor: SignedInStaff;

beforeAll(async () => {
  shop = await testShop();
  editor = await staffSignedIn(shop, 'content_editor');
});
afterAll(() => shop.close());

const headers = { 'sec-fetch-site': 'same-origin' };
const get = async (url: string, staff: SignedInStaff = editor) => {
  const answer = await shop.app.inject({ url, headers, cookies: { staff_session_token: staff.token } });
  return { status: answer.statusCode, body: answer.json() };
};

async function send(name: string, bytes: Buffer) {
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(bytes)]), name);
  const request = new Request('http://shop/', { method: 'POST', body: form });
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/staff/content/pictures',
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    cookies: { staff_session_token: editor.token },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('[content] what editors choose from', () => {
  it('[§8] a name containing NUL is invalid', async () => {
    expect((await send('a\u0000.png', Buffer.from('x'))).status).toBe(400);
  });

  it('[§8] a form cut off within its file is the sender’s error', async () => {
    const payload = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n'),
      Buffer.alloc(2000, 1),
    ]);
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/staff/content/pictures',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      cookies: { staff_session_token: editor.token },
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });

  it('an uploaded picture is found by words of its name; a file that is no picture is refused', async () => {
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#2c4a3b' } })
      .png()
      .toBuffer();
    const sent = await send('Evening study, wide.png', bytes);
    expect(sent.body).toMatchObject({
      name: 'Evening study, wide.png',
      width: 90,
      height: 60,
      url: expect.stringMatching(/^\/media\/.+\.webp$/),
    });
    expect((await send('again.png', bytes)).body).toMatchObject({ url: sent.body.url });
    const found = async (q: string) =>
      (await get(`/api/staff/content/pictures?q=${encodeURIComponent(q)}`)).body.pictures as { name: string }[];
    expect((await found('wide EVENING')).map(({ name }) => name)).toEqual(['Evening study, wide.png']);
    expect(await found('100%')).toEqual([]);
    expect(await send('notes.txt', Buffer.from('no picture'))).toMatchObject({ status: 400, body: { code: 'picture_unreadable' } });
  });

  it('pictures come sixty at a time, each once, though one is removed meanwhile', async () => {
    const picture = (i: number) => ({ url: `/media/shelf-${i}.webp`, name: `Shelf ${i}.png`, width: 9, height: 6, tint: '#2c4a3b' });
    // Some at the same moment, as the shop's own are.
    await shop.database.transact((tx) =>
      savePictures(
        tx,
        Array.from({ length: 40 }, (_, i) => picture(i)),
        'pia',
        new Date(0),
      ),
    );
    for (let i = 40; i < 61; i++) await shop.database.transact((tx) => savePictures(tx, [picture(i)], 'pia', new Date(i)));
    type Listed = { pictures: { url: string }[]; next: string | null };
    const list = async (query: string): Promise<Listed> => (await get(`/api/staff/content/pictures?q=shelf${query}`)).body;
    const first = await list('');
    expect([first.pictures.length, first.pictures[0]?.url, first.next]).toEqual([60, picture(60).url, first.pictures.at(-1)?.url]);
    const second = await list(`&after=${first.next}`);
    expect([second.pictures.length, second.next]).toEqual([1, null]);
    expect(new Set([...first.pictures, ...second.pictures].map(({ url }) => url)).size).toBe(61);
    await shop.database.transact((tx) => takeOut(tx, first.next ?? '', new Date()));
    expect(await list(`&after=${first.next}`)).toEqual(second);
    expect(await list('&after=/media/never.webp')).toEqual({ pictures: [], next: null });
    expect(await shop.database.transact((tx) => dropUnseen(tx, [first.next ?? '']))).toEqual([first.next]);
  });

  it('a picture lists where it is used, and can be removed once it is unused', async () => {
    const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a8492a' } })
      .png()
      .toBuffer();
    const { url } = (await send('Hearth.png', bytes)).body;
    const name = { brand: 'pip-alder', kind: 'page', key: 'designer' } as const;
    const page = (image: string | null) =>
      aPage('designer', aBanner('Words', image ? { image_urls: { desktop_background_image: { url: image, width: 80, height: 60 } } } : {}));
    await saveDraft(shop, name, { body: page(url) }, { by: 'pia', now: new Date() });
    const listed = async () => (await get('/api/staff/content/pictures?q=hearth')).body.pictures;
    const remove = async () =>
      (
        await shop.app.inject({
          method: 'DELETE',
          url: `/api/staff/content/pictures?url=${encodeURIComponent(url)}`,
          headers,
          cookies: { staff_session_token: editor.token },
        })
      ).statusCode;
    expect(await listed()).toMatchObject([{ usedBy: [name], mayRemove: false }]);
    expect(await remove()).toBe(409);
    await saveDraft(shop, name, { body: page(null) }, { by: 'pia', now: new Date() });
    expect(await listed()).toMatchObject([{ usedBy: [], mayRemove: true }]);
    expect([await remove(), await remove(), await listed()]).toEqual([200, 200, []]);
  });

  it('[§17 categories] a picture that a category shows is in use, and its file stays', async () => {
    const media = new MediaStore(join(shop.config.dataDir, 'media'));
    await stockProducts(shop.database, [aProduct({ handle: 'ash-bench', name: 'Ash Bench', category: 'furniture/benches' })]);
    const bytes = await sharp({ create: { width: 70, height: 50, channels: 3, background: '#2a48a9' } })
      .png()
      .toBuffer();
    const { url } = (await send('Bench.png', bytes)).body;
    const show = (picture: object | null) =>
      sql`update catalog.category set picture = ${picture && JSON.stringify(picture)}::jsonb where slugs = 'furniture/benches'`.execute(
        shop.database.read,
      );
    await show({ url, alt: '', width: 70, height: 50, tint: '#2a48a9' });
    const { pictures } = (await get('/api/staff/content/pictures?q=bench')).body;
    expect(pictures).toMatchObject([{ url, usedBy: [{ kind: 'category', key: expect.stringMatching(/^benches$/i) }], mayRemove: false }]);
    await shop.database.transact((tx) => takeOut(tx, url, new Date()));
    expect(await forgetPictures({ database: shop.database, media })).toBe(0);
    await show(null);
    expect(await forgetPictures({ database: shop.database, media })).toBe(1);
  });

  it('a removed picture’s file is deleted with the last version that uses it; one uploaded again stays', async () => {
    const media = new MediaStore(join(shop.config.dataDir, 'media'));
    const isKept = (url: string) => existsSync(media.fileOf(url.slice('/media/'.length)));
    const bytes = (color: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
        .png()
        .toBuffer();
    const shown = await bytes('#6b4a9e');
    const sentAgain = await bytes('#4a9e6b');
    const old = (await send('Old.png', shown)).body.url;
    const again = (await send('Again.png', sentAgain)).body.url;
    const name = { brand: 'pip-alder', kind: 'page', key: 'vault' } as const;
    const picture = { desktop_background_image: { url: old, width: 60, height: 40 } };
    await saveDraft(shop, name, { body: aPage('vault', aBanner('With it', { image_urls: picture })) }, { by: 'pia', now: new Date() });
    await saveDraft(shop, name, { body: aPage('vault', aBanner('Without it')) }, { by: 'pia', now: new Date() });
    for (const url of [old, again]) {
      await shop.app.inject({
        method: 'DELETE',
        url: `/api/staff/content/pictures?url=${encodeURIComponent(url)}`,
        headers,
        cookies: { staff_session_token: editor.token },
      });
    }
    expect((await send('Once more.png', sentAgain)).body).toMatchObject({ url: again });
    expect((await get('/api/staff/content/pictures?q=once')).body.pictures).toMatchObject([{ url: again, name: 'Once more.png' }]);
    expect(await forgetPictures({ database: shop.database, media })).toBe(0);
    expect([isKept(old), isKept(again)]).toEqual([true, true]);
    for (let i = 0; i < keptVersions; i++)
      await saveDraft(shop, name, { body: aPage('vault', `Later ${i}`) }, { by: 'pia', now: new Date() });
    await forgetOldVersions(shop, new Date());
    expect(await forgetPictures({ database: shop.database, media })).toBe(1);
    expect([isKept(old), isKept(again)]).toEqual([false, true]);
  });

  it('categories have full names and paths; pages are the public ones', async () => {
    await stockProducts(shop.database, [aProduct({ handle: 'oak-sofa', name: 'Oak Sofa', category: 'furniture/sofas' })]);
    const name = { brand: 'alder-loom', kind: 'page', key: 'deals' } as const;
    await saveDraft(shop, name, { body: aPage('deals', 'One') }, { by: 'pia', now: new Date() });
    await publish(shop, name, {}, { by: 'pia', now: new Date() });
    const { body } = await get('/api/staff/content/places');
    expect(body.pages).toEqual(['deals']);
    expect(body.categories).toContainEqual(expect.objectContaining({ path: 'furniture/sofas', title: expect.stringMatching(/ › /) }));
  });

  it('[§6] requires the permission to edit content', async () => {
    const other = await staffSignedIn(shop, 'fulfilment');
    for (const path of ['pictures', 'places']) expect((await get(`/api/staff/content/${path}`, other)).status).toBe(403);
  });
});
