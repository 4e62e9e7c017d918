import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagship } from '../../../brands/family.ts';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { markFormPath, type themeEndpoints } from '../../../contract/settings/theme.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { settingsDesk } from '../../../test/support/settings.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { mountMedia } from '../../media/index.ts';
import { callOf } from '../../platform/http/request-call.ts';
import { themeSet } from '../settings.ts';
import { serveTheme } from './routes.ts';
import { stylesheetPath } from './stylesheet.ts';

let shop: TestShop;
let desk: Awaited<ReturnType<typeof settingsDesk>>;
let administrator: SignedInStaff;
beforeAll(async () => {
  shop = await testShop({}, (app, opened) => {
    serveTheme(app, { ...opened, makeCall: (request, reply) => callOf(request, reply, opened.config, flagship) });
    mountMedia(app, opened.media);
  });
  desk = await settingsDesk(shop);
  administrator = await staffSignedIn(shop, 'administrator');
});
afterAll(() => shop.close());

const get = async () => (await desk<OutputOf<typeof themeEndpoints.get>>('GET', 'theme')).body;
const set = async (choices: object) => desk('PUT', 'theme', { ...choices, version: (await get()).version });
const linked = async (brand = flagship) => stylesheetPath(brand, await themeSet(shop.database, brand, new Date()), null);
const served = async (path: string | null) => shop.app.inject(path ?? '/nothing');

async function upload(
  mark: string,
  name: string,
  bytes: string | Uint8Array,
  { path = '/api/staff/settings/theme/marks', staff = administrator } = {},
) {
  const form = new FormData();
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  const request = new Request('http://shop/', { method: 'POST', body: form });
  const answer = await shop.app.inject({
    method: 'POST',
    url: `${path}?mark=${mark}&version=${(await get()).version}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-error-body': 'original',
      'content-type': request.headers.get('content-type') ?? '',
    },
    cookies: { staff_session_token: staff.token },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, location: answer.headers.location, code: answer.body ? answer.json().code : undefined };
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 40, g: 80, b: 60, alpha: 0.5 } } });
const drawing = (inside = '<path d="M0 0h9v9z"/>', size = '0 0 60 20') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${inside}</svg>`;

describe('[settings: theme] colours and fonts set by staff', () => {
  it('are a style sheet that browsers keep for good; without any there is none', async () => {
    expect(await linked()).toBeNull();
    expect((await set({ accent: '#2B4C7E', 'accent-strong': '#1f3a63', displayFont: 'georgia' })).status).toBe(200);
    const path = await linked();
    const { headers, body } = await served(path);
    expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(body).toBe(
      '@layer tokens{:root{--color-accent:#2b4c7e;--color-accent-strong:#1f3a63;--font-display:Georgia, "Times New Roman", serif}}',
    );
    expect(await linked('pip-alder')).toBeNull();
  });

  it('an earlier style sheet stays, for pages that still link it; another name under its version is not kept', async () => {
    const earlier = await linked();
    await set({ accent: '#2b4c7e', 'accent-strong': '#1f3a63' });
    expect(await linked()).not.toBe(earlier);
    expect((await served(earlier)).body).toContain('Georgia');
    const other = await served('/theme/alder-loom/1-000000000000.css');
    expect([other.statusCode, other.headers['cache-control']]).toEqual([200, 'no-store']);
    for (const path of [
      '/theme/alder-loom/99-000000000000.css',
      '/theme/pip-alder/1-000000000000.css',
      '/theme/nobody/1-000000000000.css',
      '/theme/alder-loom/1.css',
    ])
      expect((await served(path)).statusCode).toBe(404);
  });

  it('are refused with too little contrast, naming the pair', async () => {
    const { status, body } = await set({ accent: '#c98a5b' });
    expect([status, body.code]).toEqual([400, 'contrast_too_low']);
    expect(body.fields?.accent).toMatch(/^Buttons and links on page background has a contrast of 2\.\d:1; it needs 4\.5:1$/);
    expect((await set({ 'line-strong': '#c0c0c0' })).body.fields).toEqual({ 'line-strong': expect.stringContaining('needs 3:1') });
    // Light text needs a dark page: each pair is checked as a whole, with the brand's own colours where none is set.
    expect((await set({ ink: '#ffffff' })).body.fields).toHaveProperty('ink');
  });

  it.each([
    ['accent', 'red', 'Enter a color'],
    ['accent', '#fff;}body{display:none', 'Enter a color'],
    ['textFont', 'Comic Sans', 'Choose a font'],
  ])('refuse %s “%s” at its field', async (field, value, message) =>
    expect((await set({ [field]: value })).body.fields).toEqual({ [field]: expect.stringContaining(message) }),
  );

  it('follow the brand’s own where they equal it, and are versioned, told in words and audited', async () => {
    const { version, defaults } = await get();
    await set({ accent: defaults.accent, textFont: 'instrument-sans', displayFont: 'system' });
    const { own, history } = await get();
    expect([own.accent, own.textFont, own.displayFont]).toEqual([null, null, 'system']);
    expect(history[0]).toMatchObject({ version: version + 1 });
    expect(history[0]?.changes).toEqual([
      { field: 'accent', before: '#2b4c7e', after: null },
      { field: 'accent-strong', before: '#1f3a63', after: null },
      { field: 'displayFont', before: null, after: 'The device’s own' },
    ]);
    const { rows } = await sql<{ details: object }>`
      select details from staff.audit where action = 'settings.theme_changed' order by id desc limit 1`.execute(shop.database.read);
    expect(rows[0]?.details).toMatchObject({
      brand: flagship,
      before: { accent: '#2b4c7e' },
      after: { accent: null, displayFont: 'system' },
    });
  });

  it('are restored from an earlier version, or to the brand’s own', async () => {
    const restore = async (to: number) => desk('POST', 'theme/restore', { version: (await get()).version, to });
    await restore(1);
    expect((await get()).own).toMatchObject({ accent: '#2b4c7e', displayFont: 'georgia' });
    await restore(0);
    expect(await linked()).toBeNull();
    expect((await restore(99)).body.code).toBe('settings_version_not_found');
    expect((await desk('PUT', 'theme', { version: 1 })).body.code).toBe('settings_changed');
  });
});

describe('[settings: theme] an uploaded mark', () => {
  it('is a drawing without anything but outlines, or a picture re-encoded with its transparency', async () => {
    expect((await upload('logo', 'logo.svg', drawing('<path onclick="a()" d="M0 0h9v9z"/>'))).status).toBe(200);
    const { own } = await get();
    expect(own.logo).toMatchObject({ width: 60, height: 20, name: 'logo.svg' });
    const stored = await served(own.logo?.src ?? null);
    expect(stored.body).toBe(drawing());
    expect(stored.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await served(await linked())).body).toBe(`@layer tokens{:root{--logo:url("${own.logo?.src}");--logo-ratio:60/20}}`);

    expect((await upload('icon', 'icon.avif', await picture(64, 64).avif().toBuffer())).status).toBe(200);
    const icon = await served((await get()).own.icon?.src ?? null);
    expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ format: 'png', width: 64, hasAlpha: true });
    // An icon alone is no token.
    expect((await get()).own.logo).toEqual(own.logo);
  });

  it('is kept when colours are saved, and removed by itself', async () => {
    await set({ displayFont: 'georgia' });
    expect((await get()).own).toMatchObject({ displayFont: 'georgia', logo: { name: 'logo.svg' } });
    const { version } = await get();
    expect((await desk('DELETE', `theme/marks?mark=logo&version=${version}`)).status).toBe(200);
    expect((await get()).own).toMatchObject({ displayFont: 'georgia', logo: null, icon: { name: 'icon.avif' } });
  });

  it.each([
    ['logo', 'scripts', drawing('<script>alert(1)</script>'), 'mark_unsafe'],
    ['logo', 'a document type', `<!DOCTYPE svg>${drawing()}`, 'mark_unsafe'],
    ['logo', 'words', 'no picture', 'mark_unsupported'],
    ['logo', 'the head of a picture only', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'mark_unreadable'],
    ['logo', 'a line', drawing('<g/>', '0 0 200 10'), 'mark_shape'],
    ['icon', 'no square', drawing('<g/>', '0 0 60 20'), 'mark_shape'],
    ['logo', 'more than a megabyte', ' '.repeat(1_048_577), 'mark_too_large'],
  ])('a %s is refused when it is %s', async (mark, _, bytes, code) => {
    const before = await get();
    expect((await upload(mark, 'file', bytes)).code).toBe(code);
    expect(await get()).toEqual(before);
  });

  it('a JPEG is refused', async () =>
    expect((await upload('logo', 'a.png', await picture(60, 20).jpeg().toBuffer())).code).toBe('mark_unsupported'));

  it('works from a plain form, which goes back to the page', async () => {
    const sent = await upload('logo', 'logo.png', await picture(120, 40).png().toBuffer(), { path: markFormPath });
    expect([sent.status, sent.location]).toEqual([303, '/staff/settings/theme?done=logo']);
    expect((await get()).own.logo).toMatchObject({ width: 120, height: 40 });
    expect((await upload('logo', 'a.svg', drawing('<text/>'), { path: markFormPath })).location).toBe(
      '/staff/settings/theme?done=mark_unsafe',
    );
  });
});

it('[§6] requires the permission', async () => {
  const merchandiser = await staffSignedIn(shop, 'merchandiser');
  expect((await desk('GET', 'theme', undefined, merchandiser)).status).toBe(403);
  expect((await desk('PUT', 'theme', { version: 0 }, merchandiser)).status).toBe(403);
  expect((await desk('PUT', 'theme', { version: 0 }, null)).status).toBe(401);
  expect((await desk('POST', 'theme/restore', { version: 1, to: 0 }, merchandiser)).status).toBe(403);
  expect((await upload('logo', 'logo.svg', drawing(), { staff: merchandiser })).status).toBe(403);
  const before = await get();
  expect((await upload('logo', 'logo.svg', drawing(), { staff: merchandiser, path: markFormPath })).location).toContain('done=forbidden');
  expect(await get()).toEqual(before);
});
