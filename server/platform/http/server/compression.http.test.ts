import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressAnswers } from './compression.ts';

const body = JSON.stringify({ words: 'Oak and linen. '.repeat(200) });

describe('compressed answers', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    compressAnswers(app);
    app.get('/long', (_request, reply) => reply.type('application/json; charset=utf-8').header('vary', 'accept').send(body));
    app.get('/object', () => ({ words: 'Oak and linen. '.repeat(200) }));
    app.get('/short', () => ({ ok: true }));
    app.get('/picture', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)));
    app.get('/done', (_request, reply) => reply.type('text/html').header('content-encoding', 'br').send(Buffer.alloc(5000)));
    app.get('/written', (_request, reply) =>
      reply.type('text/csv; charset=utf-8').send(
        Readable.from(
          (async function* () {
            for (let line = 0; line < 500; line++) yield `Oak and linen,${line}\r\n`;
          })(),
        ),
      ),
    );
    app.get('/file', (_request, reply) =>
      reply
        .type('text/css')
        .header('content-length', 5000)
        .send(Readable.from([Buffer.alloc(5000)])),
    );
    await app.ready();
  });
  afterAll(() => app.close());
  const get = (url: string, headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' }) => app.inject({ url, headers });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for %s are %s', async (accepted, encoding, open) => {
    const answer = await get('/long', { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept, accept-encoding' });
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(open(answer.rawPayload).toString()).toBe(body);
  });

  it('include what is written line by line', async () => {
    const answer = await get('/written');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const lines = brotliDecompressSync(answer.rawPayload).toString().split('\r\n');
    expect([lines.length, lines[499]]).toEqual([501, 'Oak and linen,499']);
    expect(answer.rawPayload.length).toBeLessThan(3000);
    expect((await get('/file')).headers['content-encoding']).toBeUndefined();
  });

  it('include what a handler returns as an object', async () => {
    expect((await get('/object')).headers['content-encoding']).toBe('br');
  });

  it('leave alone what is short, a picture, or compressed already', async () => {
    for (const url of ['/short', '/picture']) expect((await get(url)).headers['content-encoding'], url).toBeUndefined();
    expect((await get('/done')).rawPayload).toEqual(Buffer.alloc(5000));
  });

  it('are plain for clients that accept none', async () => {
    const answer = await get('/long', {});
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('accept, accept-encoding');
    expect(answer.body).toBe(body);
  });

  it.each([
    ['another site', 'cross-site', 'session_token=a', undefined],
    ['another host of the site', 'same-site', 'session_token=a', undefined],
    ['another site, without cookies', 'cross-site', '', 'br'],
    ['the shop', 'same-origin', 'session_token=a', 'br'],
    ['the address bar', 'none', 'session_token=a', 'br'],
  ])('to a request from %s tell no length of a visitor’s secrets', async (_from, site, cookie, encoding) => {
    const headers = { 'accept-encoding': 'br', 'sec-fetch-site': site, ...(cookie && { cookie }) };
    expect((await get('/long', headers)).headers['content-encoding']).toBe(encoding);
  });

  it('have a length that one request does not tell', async () => {
    const paddings = await Promise.all(Array.from({ length: 20 }, async () => (await get('/long')).headers['x-padding']));
    expect(new Set(paddings).size).toBeGreaterThan(3);
  });
});
