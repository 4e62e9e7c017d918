import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { download } from './download.ts';

let server: Server;
let base: string;
const asked: string[] = [];
let busy = 0;

const answers: Record<string, RequestListener> = {
  '/picture': (_, response) => response.end('bytes'),
  '/moved': (_, response) => response.writeHead(302, { location: '/picture' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/inside': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/busy': (_, response) => response.writeHead(busy++ < 2 ? 503 : 200).end('at last'),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/endless': (_, response) => {
    response.write('x'.repeat(2000));
    response.write('x'.repeat(2000));
  },
  '/announced': (_, response) => response.writeHead(200, { 'content-length': 5000 }).write('x'),
  '/silent': () => {},
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answers[request.url ?? '']?.(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = { maxBytes: 1000, allows: (address: string) => address === '127.0.0.1', pauses: [0, 0] };
const get = (path: string, more = {}) => download(base + path, { ...limits, ...more }).then(String);

describe('[§9 images] fetching remote files', () => {
  it('returns the bytes, following redirects', async () => {
    expect([await get('/picture'), await get('/moved')]).toEqual(['bytes', 'bytes']);
  });

  it('retries transient errors, but not forever', async () => {
    expect(await get('/busy')).toBe('at last');
    asked.length = 0;
    await expect(get('/broken')).rejects.toThrow('its server answers 500');
    await expect(get('/gone')).rejects.toThrow('its server answers 404');
    expect(asked).toEqual(['/broken', '/broken', '/broken', '/gone']);
  });

  it.each([
    ['/round', 'is passed on from address to address'],
    ['/inside', 'is an address of a private network'],
    ['/file', 'is not an http(s) address'],
    ['/endless', 'is larger than'],
    ['/announced', 'is larger than'],
  ])('gives up on %s: %s', async (path, why) => {
    await expect(get(path)).rejects.toThrow(why);
  });

  it('does not wait for an answer that never comes', async () => {
    await expect(get('/silent', { timeout: 50, pauses: [] })).rejects.toThrow('takes too long to come');
  });

  it('asks for nothing more once the time for all of them is over', async () => {
    const signal = AbortSignal.timeout(50);
    await expect(get('/silent', { signal, pauses: [0] })).rejects.toThrow('the time for pictures is over');
    asked.length = 0;
    await expect(get('/picture', { signal })).rejects.toThrow('the time for pictures is over');
    expect(asked).toEqual([]);
  });

  it.each([
    'http://127.0.0.1:PORT/picture',
    'http://localhost:PORT/picture',
    'http://2130706433:PORT/picture',
    'http://0x7f.1:PORT/picture',
    'http://[::1]:PORT/picture',
    'http://[::ffff:127.0.0.1]:PORT/picture',
    'http://10.0.0.1/picture',
    'http://169.254.169.254/latest/meta-data',
  ])('does not contact %s, an address of a private network', async (address) => {
    asked.length = 0;
    const own = address.replace('PORT', new URL(base).port);
    await expect(download(own, { maxBytes: 1000, pauses: [] })).rejects.toThrow('is an address of a private network');
    expect(asked).toEqual([]);
  });

  it.each(['file:///etc/passwd', 'ftp://example.com/a', 'data:image/png;base64,AAAA', 'picture.png'])(
    'does not contact %s',
    async (address) => {
      await expect(download(address, limits)).rejects.toThrow('is not an http(s) address');
    },
  );
});
