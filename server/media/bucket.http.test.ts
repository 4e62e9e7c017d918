import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { staffSignedIn } from '../../test/support/staff.ts';
import { createLog } from '../platform/log.ts';
import { Bucket, ImageService, MediaStore, mountImages, mountMedia, snapshotInto } from './index.ts';
import { nameOf } from './store.ts';
import { type FakeS3, s3Keys, startS3 } from './test-fixtures/s3.ts';

let s3: FakeS3;
let folder: string;
let shop: TestShop;
let editor: string;
const lines: string[] = [];
const log = createLog('warn', { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), 'mantel-bucket-'));
  const { region, accessKeyId, secretAccessKey } = s3Keys;
  const env = { S3_BUCKET_URL: s3.url, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  shop = await testShop({ ...env, LOG_LEVEL: 'silent' }, (app, { media, config }) => {
    mountMedia(app, media);
    mountImages(app, new ImageService({ store: media, folder: join(config.dataDir, 'images'), maxBytes: 10_000_000 }));
  });
  editor = (await staffSignedIn(shop, 'content_editor')).token;
});
afterAll(async () => {
  await shop.close();
  s3.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  s3.state = 'fine';
  s3.asked.length = 0;
  lines.length = 0;
});

let machines = 0;
/** A machine of its own, on the same bucket. */
function machine({ copies = true, keys = {}, limitMs = 10_000 } = {}) {
  const place = join(folder, `machine-${++machines}`);
  const bucket = new Bucket({ url: s3.url, ...s3Keys, ...keys }, copies ? 'media' : 'private-media', log, limitMs);
  return { store: new MediaStore(place, { bucket, copies }), place };
}
const filesOf = async (place: string) =>
  existsSync(place) ? (await readdir(place, { recursive: true })).filter((name) => /\./.test(name)) : [];
const square = (color: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: color } })
    .webp()
    .toBuffer();

describe('[architecture: S3 media] a bucket', () => {
  it('has every file, once, and another machine gets it from there', async () => {
    const here = machine();
    const there = machine();
    const bytes = await square('#203040');
    const src = await here.store.put(bytes, 'webp');
    await here.store.put(bytes, 'webp');
    expect(s3.asked).toEqual([`PUT media/${nameOf(src)}`]);
    expect(s3.objects.get(`media/${nameOf(src)}`)).toEqual({ body: bytes, type: 'image/webp' });
    expect(await filesOf(there.place)).toEqual([]);
    expect(await there.store.find(nameOf(src))).toBe(there.store.fileOf(nameOf(src)));
    expect(await there.store.read(src)).toEqual(bytes);
    expect(s3.asked).toHaveLength(2);
    expect(await there.store.find(nameOf(here.store.addressOf('nothing', 'svg')))).toBeNull();
    expect(await there.store.find('../secret')).toBeNull();
  });

  it('keeps what a copy can be lost of, until it is removed', async () => {
    const { store, place } = machine();
    const src = await store.put(await square('#604020'), 'webp', 'library');
    await rm(place, { recursive: true });
    expect(await store.find(nameOf(src))).not.toBeNull();
    await store.remove(src);
    await store.remove(src);
    expect([await store.find(nameOf(src)), s3.objects.has(`media/${nameOf(src)}`), await filesOf(place)]).toEqual([null, false, []]);
  });

  it('of private files leaves no copy on a machine', async () => {
    const { store, place } = machine({ copies: false });
    const src = await store.put(await square('#111111'), 'webp', 'return-photo:1');
    expect(await store.read(src)).toEqual(s3.objects.get(`private-media/${nameOf(src)}`)?.body);
    expect(await filesOf(place)).toEqual([]);
    await store.remove(src);
    expect(await store.read(src)).toBeNull();
  });

  it.each([
    ['another key', { keys: { secretAccessKey: 'not the one of this bucket' } }, 'SignatureDoesNotMatch'],
    ['another region', { keys: { region: 'us-east-1' } }, 'AuthorizationHeaderMalformed'],
  ])('refuses %s: nothing is stored, and the log has the reason and no secret', async (_, options, reason) => {
    const { store, place } = machine(options);
    await expect(store.put(await square('#771122'), 'webp')).rejects.toMatchObject({ code: 'unavailable', statusCode: 503 });
    expect(await filesOf(place)).toEqual([]);
    expect(lines.join()).toContain(reason);
    expect(lines.join()).not.toMatch(/not the one|wJalr/);
  });

  it.each(['away', 'slow'] as const)('that is %s loses nothing: the same works once it is back', async (state) => {
    const { store, place } = machine({ limitMs: 1000 });
    const bytes = await square(state === 'away' ? '#335577' : '#775533');
    s3.state = state;
    await expect(store.put(bytes, 'webp')).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } });
    expect(await filesOf(place)).toEqual([]);
    s3.state = 'fine';
    const src = await store.put(bytes, 'webp');
    s3.state = state;
    await expect(store.remove(src)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await filesOf(place)).toHaveLength(1);
  });
});

describe('[architecture: S3 media] the shop', () => {
  async function send(bytes: Buffer) {
    const form = new FormData();
    form.append('picture', new Blob([new Uint8Array(bytes)]), 'a.png');
    const request = new Request('http://shop/', { method: 'POST', body: form });
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/staff/content/pictures',
      cookies: { staff_session_token: editor },
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  }
  /** A small size, by a machine that has neither the picture nor the size. */
  const sizeOf = async (src: string) => {
    for (const made of ['media', 'images']) await rm(join(shop.config.dataDir, made), { recursive: true, force: true });
    const sized = await shop.app.inject({ url: src.replace('/media/', '/images/48/'), headers: { accept: 'image/webp' } });
    const { width } = sized.statusCode === 200 ? await sharp(sized.rawPayload).metadata() : {};
    return { status: sized.statusCode, retry: sized.headers['retry-after'], width };
  };

  it('takes an upload, serves it and its sizes from the bucket, and says when it is away', async () => {
    const bytes = await square('#88aacc');
    s3.state = 'away';
    const refused = await send(bytes);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.body.message).toBe('We’re having trouble on our side. Please try again in a moment.');
    s3.state = 'fine';
    const { status, body } = await send(bytes);
    expect(status).toBe(200);
    const src: string = body.url;
    expect([...s3.objects.keys()]).toContain(`media/${nameOf(src)}`);
    expect(await sizeOf(src)).toMatchObject({ status: 200, width: 48 });
    expect((await shop.app.inject(src)).rawPayload).toEqual(s3.objects.get(`media/${nameOf(src)}`)?.body);
    s3.state = 'away';
    expect(await sizeOf(src)).toMatchObject({ status: 503, retry: '2' });
    expect((await shop.app.inject(src)).statusCode).toBe(503);
    s3.state = 'fine';
    expect((await shop.app.inject(src)).statusCode).toBe(200);
  });

  it('renders a drawing with the photograph it shows, both from the bucket', async () => {
    const file = join(folder, 'photograph.webp');
    await sharp({ create: { width: 640, height: 360, channels: 3, background: '#2030d0' } }).toFile(file);
    const photograph = { file, width: 640, height: 360, tint: '#2030d0' };
    const { src } = await snapshotInto(shop.media, { photograph, x: 0.5, y: 0.5, share: 0.9, across: true, turn: 0, light: 'noon' });
    expect(await sizeOf(src)).toMatchObject({ status: 200, width: 48 });
  });
});
