import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MediaStore, mountMedia } from './index.ts';

let app: FastifyInstance;
let folder: string;
let store: MediaStore;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-media-'));
  store = new MediaStore(folder);
  app = fastify();
  mountMedia(app, store);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('the media store', () => {
  it('stores equal bytes once, under a name derived from them', async () => {
    const path = await store.put(svg, 'svg');
    expect(path).toMatch(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{30}\.svg$/);
    expect(await store.put(svg, 'svg')).toBe(path);
    expect(await store.put(`${svg} `, 'svg')).not.toBe(path);
  });

  it('serves a picture permanently cached, and only as a picture', async () => {
    const response = await app.inject(await store.put(svg, 'svg'));
    expect(response.body).toBe(svg);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['content-security-policy']).toContain('sandbox');
  });

  it('sends SVG as brotli where accepted, the second time from disk', async () => {
    const url = await store.put(svg, 'svg');
    for (let time = 0; time < 2; time++) {
      const response = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
      expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(response.rawPayload).toString()).toBe(svg);
    }
  });

  it('sends a film whole or in parts', async () => {
    const url = await store.put('0123456789', 'mp4');
    const whole = await app.inject(url);
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'content-length': '10' });
    expect(whole.body).toBe('0123456789');
    const part = await app.inject({ url, headers: { range: 'bytes=2-4' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
    expect(part.body).toBe('234');
    const beyond = await app.inject({ url, headers: { range: 'bytes=10-' } });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */10');
  });

  it('sends other pictures unchanged', async () => {
    const bytes = Buffer.from([137, 80, 78, 71]);
    const response = await app.inject(await store.put(bytes, 'png'));
    expect(response.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '4' });
    expect(response.rawPayload).toEqual(bytes);
  });

  it.each([
    '/media/../secret',
    '/media/%2e%2e/secret',
    '/media/aa',
    '/media/drawn/1/sofa/oak/c9a06b/0.svg',
    '/media/aa/bb.svg',
    `/media/aa/${'0'.repeat(30)}.svg`,
    `/media/aa/${'0'.repeat(30)}.svg.br`,
  ])('does not serve %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
