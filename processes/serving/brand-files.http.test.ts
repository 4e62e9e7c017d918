import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandOf } from '../../brands/index.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { type Shown, serveBrandFiles } from './brand-files.ts';

const flagship = brandOf('alder-loom');
/** Made in the console, beside the folders'. */
const added = { ...brandOf('pip-alder'), key: 'north', name: 'north & co' };

let shown: Shown;
let stored: Record<string, Buffer> = {};
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, (app) => serveBrandFiles(app, { shownAt: async () => shown, read: async (src) => stored[src] ?? null }));
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject(url);
const red = { r: 255, g: 0, b: 0 };
const png = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: red } })
    .png()
    .toBuffer();
const middleOf = async (picture: Buffer, side: number) =>
  sharp(picture)
    .removeAlpha()
    .extract({ left: side / 2, top: side / 2, width: 1, height: 1 })
    .raw()
    .toBuffer();

describe('[search engines] icons of a brand', () => {
  it.each([
    ['of a folder', flagship, '<title>Alder &amp; Loom</title>'],
    ['made in the console', added, '>N</text>'],
  ])('%s are a drawing, and pictures for crawlers and phones', async (_name, brand, text) => {
    shown = { brand, icon: null };
    const drawing = await get('/favicon.svg');
    expect(drawing.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' });
    expect(drawing.body).toContain(text);

    const { headers, rawPayload: ico } = await get('/favicon.ico');
    expect(headers['content-type']).toBe('image/x-icon');
    // One picture of 48 pixels, from the 22nd byte.
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
    expect([ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([ico.length - 22, 22]);
    expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 48, height: 48, hasAlpha: true });

    const touch = await get('/apple-touch-icon.png');
    expect(touch.headers['content-type']).toBe('image/png');
    expect(await sharp(touch.rawPayload).metadata()).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false });
  });

  it('that staff have uploaded stand in their place', async () => {
    stored = { '/media/ab/icon.png': await png() };
    shown = { brand: flagship, icon: '/media/ab/icon.png' };
    const drawing = await get('/favicon.svg');
    expect([drawing.statusCode, drawing.headers.location]).toEqual([302, '/media/ab/icon.png']);
    for (const [url, side, start] of [
      ['/favicon.ico', 48, 22],
      ['/apple-touch-icon.png', 180, 0],
    ] as const) {
      expect([...(await middleOf((await get(url)).rawPayload.subarray(start), side))]).toEqual([255, 0, 0]);
    }
    expect(JSON.parse((await get('/manifest.webmanifest')).body).icons[0]).toEqual({ src: '/media/ab/icon.png', type: 'image/png' });
  });

  it.each([
    ['lost', '/media/cd/icon.svg', {}],
    ['no picture', '/media/dc/icon.svg', { '/media/dc/icon.svg': Buffer.from('torn') }],
  ])('that are %s leave the brand its own', async (_name, icon, files) => {
    shown = { brand: flagship, icon: null };
    const own = (await get('/favicon.ico')).rawPayload;
    [stored, shown] = [files, { brand: flagship, icon }];
    const { statusCode, rawPayload } = await get('/favicon.ico');
    expect([statusCode, rawPayload.equals(own)]).toEqual([200, true]);
    // Once it can be read again, it is shown.
    stored = { [icon]: await png() };
    expect((await get('/favicon.ico')).rawPayload.equals(own)).toBe(false);
  });

  it('are read once, not for every request', async () => {
    stored = { '/media/ef/icon.png': await png() };
    shown = { brand: flagship, icon: '/media/ef/icon.png' };
    const first = (await get('/favicon.ico')).rawPayload;
    stored = {};
    expect((await get('/favicon.ico')).rawPayload.equals(first)).toBe(true);
  });
});

it('the manifest names the brand, its colors and icons', async () => {
  shown = { brand: { ...flagship, name: 'Alder', themeColor: '#123456' }, icon: null };
  const { headers, body } = await get('/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(body)).toMatchObject({ name: 'Alder', start_url: '/', theme_color: '#123456' });
  for (const { src } of JSON.parse(body).icons) expect((await get(src)).statusCode).toBe(200);
});

it('password managers find where a password is changed', async () => {
  const { statusCode, headers } = await get('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/myaccount/security']);
});
