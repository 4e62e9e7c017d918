import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Purging } from '../../platform/purging/purging.ts';
import { forgetRemoved, ImageService, MediaStore, mountImages } from '../index.ts';

let app: FastifyInstance;
let folder: string;
let store: MediaStore;
let base: string;
let photograph: string;

const avif = 'image/avif,image/webp,image/*,*/*;q=0.8';
const at = (url: string, width: number | string) => url.replace('/media/', `/images/${width}/`);
const made = async () =>
  (await readdir(join(folder, 'images'), { recursive: true }).catch(() => [])).filter((name) => /\.\w+\.\w+$/.test(name));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-images-'));
  store = new MediaStore(join(folder, 'media'));
  app = fastify();
  mountImages(app, new ImageService({ store, folder: join(folder, 'images'), maxBytes: 10_000_000 }));
  base = await app.listen({ port: 0, host: '127.0.0.1' });
  const noise = {
    create: {
      width: 700,
      height: 350,
      channels: 3 as const,
      background: '#888',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
    },
  };
  photograph = await store.put(
    await sharp(noise)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody at home' } })
      .toBuffer(),
    'jpg',
  );
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function fetched(path: string, accept = avif) {
  const response = await fetch(base + path, { headers: { accept } });
  const body = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = response.ok ? await sharp(body).metadata() : {};
  return { status: response.status, headers: response.headers, body, width, height, format };
}

describe('[§9 images] the image service', () => {
  it.each([
    [avif, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['image/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('answers Accept %j with %s, cached permanently', async (accept, type) => {
    const { status, headers, width } = await fetched(at(photograph, 256), accept);
    expect([status, width, headers.get('content-type')]).toEqual([200, 256, type]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('accept');
  });

  it('keeps the proportions and never enlarges a photograph', async () => {
    expect(await fetched(at(photograph, 384))).toMatchObject({ width: 384, height: 192 });
    expect(await fetched(at(photograph, 1920))).toMatchObject({ width: 700, height: 350 });
  });

  it('removes metadata about the camera and the person behind it', async () => {
    const { body } = await fetched(at(photograph, 640), 'image/webp');
    expect((await sharp(body).metadata()).exif).toBeUndefined();
    expect(body.includes('Somebody')).toBe(false);
  });

  it('renders a picture once for simultaneous requests, then serves it from memory and disk', async () => {
    const before = (await made()).length;
    const all = await Promise.all(Array.from({ length: 12 }, () => fetched(at(photograph, 480))));
    expect(new Set(all.map(({ body }) => body.toString('base64'))).size).toBe(1);
    expect((await made()).length).toBe(before + 1);
    const { body } = await fetched(at(photograph, 480));
    expect(body).toEqual(all[0]?.body);
  });

  it('answers 304 to clients that have it', async () => {
    const { headers } = await fetched(at(photograph, 256));
    const again = await fetch(base + at(photograph, 256), { headers: { accept: avif, 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it.each([
    ['a width that is not served', () => at(photograph, 641)],
    ['a width that is no number', () => at(photograph, '64x')],
    ['a drawing of earlier versions', () => '/images/256/drawn/1/sofa/oak/c9a06b/0.svg'],
    ['a picture that is not there', () => `/images/640/aa/${'0'.repeat(30)}.svg`],
    ['a way out of the store', () => '/images/640/../../package.json'],
    ['an encoded way out of the store', () => '/images/640/%2e%2e%2fsecret'],
    ['another host', () => '/images/640/https://example.com/a.jpg'],
    ['a query, which would be another picture to caches', () => `${at(photograph, 256)}?v=2`],
  ])('does not serve %s', async (_, path) => {
    expect((await fetch(base + path())).status).toBe(404);
  });

  it('opens neither files that are no pictures nor ones with too many pixels', async () => {
    const text = await store.put('not a picture', 'png');
    const bomb = await store.put('<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>', 'svg');
    for (const url of [text, bomb]) expect((await fetched(at(url, 640))).status).toBe(404);
  });
});

describe('a removed picture', () => {
  it('is forgotten with its sizes in memory and on disk, when any process tells', async () => {
    const src = await store.put(
      await sharp({ create: { width: 300, height: 200, channels: 3, background: '#357' } })
        .webp()
        .toBuffer(),
      'webp',
    );
    const images = new ImageService({ store, folder: join(folder, 'forgetful'), maxBytes: 10_000_000 });
    let told: Parameters<Purging['hear']>[0] | undefined;
    const hear: Purging['hear'] = (hearing) => {
      told = hearing;
      return () => {};
    };
    const failed = vi.fn();
    forgetRemoved({ hear }, { media: store, images, failed });
    const sizes = async () => (await readdir(join(folder, 'forgetful'), { recursive: true })).filter((name) => name.includes('.webp.'));
    for (const url of [src, photograph]) await images.get(at(url, 256), 'webp');
    expect([await sizes(), images.ready(at(src, 256), 'webp')]).toEqual([expect.objectContaining({ length: 1 }), expect.anything()]);
    await store.remove(src);
    told?.(['product:1', src.replace('/media/', 'media:')], 'elsewhere', 'forget');
    await vi.waitFor(async () => expect([await sizes(), images.ready(at(src, 256), 'webp')]).toEqual([[], undefined]));
    expect(await images.get(at(src, 256), 'webp')).toBeNull();
    expect([images.ready(at(photograph, 256), 'webp'), failed.mock.calls]).toEqual([expect.anything(), []]);
  });
});

describe('rendered pictures on disk', () => {
  it('stay within the limit: the least recently used go first and can be made again', async () => {
    const widths = [256, 384, 480, 640];
    const whole = new ImageService({ store, folder: join(folder, 'all'), maxBytes: 10_000_000 });
    const sizes = await Promise.all(widths.map(async (width) => (await whole.get(at(photograph, width), 'jpg'))?.body.length ?? 0));
    const maxBytes = sizes.reduce((sum, size) => sum + size) - 1;
    const bounded = new ImageService({ store, folder: join(folder, 'few'), maxBytes });
    for (const width of widths) {
      await bounded.get(at(photograph, width), 'jpg');
      // The file system's clock tells them apart.
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    const left = async () =>
      (await readdir(join(folder, 'few'), { recursive: true }))
        .filter((name) => name.endsWith('.jpg.jpg'))
        .map((name) => name.split('/')[0]);
    await vi.waitFor(async () => expect(await left()).toContain('640'));
    expect(await left()).not.toContain('256');
    const again = new ImageService({ store, folder: join(folder, 'few'), maxBytes });
    expect(await again.get(at(photograph, 256), 'jpg')).toMatchObject({ head: expect.arrayContaining(['image/jpeg']) });
  });
});
