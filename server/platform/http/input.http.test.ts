import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBody } from '../../../contract/api/problems.schemas.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { signedIn } from '../../../test/support/customers.ts';
import { securityHeaders } from './server/security-headers.ts';

let shop: TestShop;
let port = 0;
beforeAll(async () => {
  shop = await testShop({ LOG_LEVEL: 'silent' });
  port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => shop.close());

const own = { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' };
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, cookies: Record<string, string> = {}) =>
  shop.app.inject({ method, url, headers: own, cookies, ...(payload && { payload }) });

describe('[§7.1] path, query and body are read separately', () => {
  it('a password in the query is ignored', async () => {
    const { statusCode, body } = await send('POST', '/api/user/login?email=ann@example.com&password=Secret123', {});
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).fields).toMatchObject({ email: 'Email is required', password: 'Password is required' });
  });

  it('body fields are not read from the query, nor the other way round', async () => {
    expect((await send('POST', '/api/cart?variationId=1&quantity=1')).statusCode).toBe(400);
    expect((await send('POST', '/api/reviews/feedback', { reviewId: 1 })).json().fields).toHaveProperty('reviewId');
    expect((await send('POST', '/api/reviews/feedback?reviewId=99', {})).statusCode).toBe(404);
  });

  it('nothing in body or query replaces a path parameter', async () => {
    const uuid = '00000000-0000-4000-8000-000000000000';
    const { statusCode, body } = await send('PUT', `/api/cart/nonsense/variations/1?cartUuid=${uuid}`, { cartUuid: uuid, quantity: 1 });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).fields).toHaveProperty('cartUuid');
  });
});

describe('[§8] 406', () => {
  it('is answered to clients that take no JSON, before anything is done', async () => {
    const ask = (accept: string) => shop.app.inject({ method: 'GET', url: '/api/cart', headers: { accept } });
    const refused = await ask('application/xml');
    expect([refused.statusCode, refused.json()]).toEqual([406, { statusCode: 406, message: 'Not Acceptable', ok: false }]);
    expect((await ask('application/xml, */*;q=0.1')).statusCode).toBe(200);
  });
});

describe('[§8] 415', () => {
  const send = (encoding: string, payload: string | Buffer) => {
    const headers = { ...own, 'content-type': 'application/json', 'content-encoding': encoding };
    return shop.app.inject({ method: 'POST', url: '/api/autocomplete/suggestions', headers, payload });
  };

  it.each([
    ['gzip', gzipSync('{"query":"sofa"}')],
    ['gzip', '{"query":"sofa"}'],
    ['br', '{"query":"sofa"}'],
    ['identity, gzip', '{"query":"sofa"}'],
    ['x', '{"query":"sofa"}'],
  ])('is answered to a body that says it is %s, whether it is or not', async (encoding, body) => {
    const { statusCode, headers, json } = await send(encoding, body);
    expect([statusCode, headers['accept-encoding'], json().message]).toEqual([
      415,
      'identity',
      'Send the body without a content encoding.',
    ]);
  });

  it('is not answered to one that says it is plain', async () => {
    expect((await send(' Identity', '{"query":"sofa"}')).statusCode).toBe(200);
    expect((await shop.app.inject({ url: '/api/cart', headers: { 'content-encoding': 'gzip' } })).statusCode).toBe(200);
  });
});

describe('[§8] unusable input is refused with 400', () => {
  const cart = '/api/cart';
  it.each([
    ['a list for a number', { variationId: [1] }],
    ['true for a number', { variationId: true }],
    ['an empty text for a number', { variationId: '' }],
    ['a number over 2³¹', { variationId: 2 ** 31 }],
    ['a number over 2⁶³', { variationId: '9223372036854775808' }],
    ['a list of all', [{ variationId: 1 }]],
  ])('%s', async (_what, body) => {
    expect((await send('POST', cart, body)).statusCode).toBe(400);
  });

  it.each([
    ['NUL', '\u0000'],
    ['half a surrogate pair', '\ud83d'],
  ])('%s, at any depth', async (_what, text) => {
    const { token } = await signedIn(shop);
    const address = {
      firstName: `An${text}n`,
      lastName: 'Lee',
      addressLine1: '12 Elm Street',
      city: 'Seattle',
      stateRegion: 'WA',
      postalCode: '98101',
      phone: '206 555 0142',
    };
    expect((await send('POST', '/api/accounts/addresses', { address }, { session_token: token })).statusCode).toBe(400);
  });

  it('a length that cannot be compared', async () => {
    const campaignId = { length: { toString: 1 } };
    expect((await send('POST', '/api/campaign/discount-status', { campaignId })).statusCode).toBe(400);
  });

  it('unlimited nesting', async () => {
    const payload = `{"pageId":"home","variables":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`;
    const headers = { ...own, 'content-type': 'application/json' };
    expect((await shop.app.inject({ method: 'POST', url: '/api/content', headers, payload })).statusCode).toBe(400);
  });

  it('a fault under a name inherited by every object', async () => {
    const { token } = await signedIn(shop);
    const review = { productId: 1, stars: 5, title: 'Good', text: 'It is good.', author: 'Ann' };
    for (const name of ['toString', 'constructor']) {
      const answer = await send(
        'POST',
        '/api/reviews/write/submit',
        { review: { ...review, answers: { [name]: 99 } } },
        { session_token: token },
      );
      expect(answer.json().fields).toHaveProperty([`review.answers.${name}`]);
    }
  });

  it('a repeated value where one is expected', async () => {
    expect((await send('GET', '/api/search?k=lamp&k=sofa')).statusCode).toBe(400);
    expect((await send('GET', '/api/search?k=lamp&page=1&page=2')).statusCode).toBe(400);
  });

  it.each(['/api/%', '/api/cart/%zz', '/api/cart/%E0%A4%A', '/api/search?k=%zz', '/api/search?k=%ED%A0%80'])('%s', async (url) => {
    const answer = await send('GET', url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ statusCode: 400, message: 'Bad Request', ok: false });
    expect(answer.headers).toMatchObject(securityHeaders(shop.config));
  });

  it.each(['cart_uuid', 'session_token', 'guest_session_token', 'visitor_id', 'staff_session_token'])(
    'NUL in the cookie %s',
    async (name) => {
      for (const url of ['/api/authenticated', '/api/cart', '/api/staff/me', '/api/flags']) {
        const answer = await shop.app.inject({ url, headers: { cookie: `${name}=a%00b` } });
        expect({ url, status: answer.statusCode }).toEqual({ url, status: expect.toSatisfy((status) => status < 500) });
      }
    },
  );
});

describe('[§5 review uploads] a refused upload', () => {
  it('is read to its end, so that browsers show the answer and the connection serves on', async () => {
    const { token } = await signedIn(shop);
    const part = 'content-disposition: form-data; name="photo"; filename="film.jpg"\r\ncontent-type: image/jpeg';
    const form = Buffer.concat([Buffer.from(`--b\r\n${part}\r\n\r\n`), Buffer.alloc(12 * 1024 * 1024), Buffer.from('\r\n--b--\r\n')]);
    const head = `POST /api/reviews/write/media?productId=1 HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncookie: session_token=${token}`;
    const type = `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${form.length}`;
    const next = 'GET /api/cart HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
    const answers = await new Promise<string>((answered, failed) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += chunk));
      socket.on('error', failed);
      socket.on('close', () => answered(text));
      socket.write(`${head}\r\n${type}\r\n\r\n`);
      socket.write(form);
      socket.write(next);
    });
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 200']);
  });
});

describe('[§8] errors before routing have the error body and headers of every answer', () => {
  const post = (rest: string) => `POST /api/cart HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${rest}`;
  it.each([
    ['no HTTP', 400, 'hello\r\n\r\n'],
    ['no host', 400, 'GET /api/search HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['headers without end', 431, `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['a malformed path', 400, 'GET /% HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['a target that is none', 400, 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['a body over the limit', 413, post(`content-type: application/json\r\ncontent-length: 70000\r\n\r\n${'x'.repeat(70_000)}`)],
    ['a media type nobody takes', 415, post('content-type: text/csv\r\ncontent-length: 3\r\n\r\na,b')],
    ['a media type that is none', 415, post('content-type: json\r\ncontent-length: 2\r\n\r\n{}')],
    ['an expectation nobody knows', 400, post('expect: tea\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}')],
  ])('%s', async (_what, status, bytes) => {
    const answer = await raw(bytes);
    expect(answer.head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const [name, value] of Object.entries(securityHeaders(shop.config)))
      expect(answer.head.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
    expect(errorBody.parse(JSON.parse(answer.body))).toMatchObject({ statusCode: status, ok: false });
  });
});

/** Sends raw bytes and reads until the server closes the connection. */
function raw(bytes: string): Promise<{ head: string; body: string }> {
  return new Promise((answered, failed) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error) => (chunks.length > 0 ? undefined : failed(error)));
    socket.on('close', () => {
      const [head = '', body = ''] = Buffer.concat(chunks)
        .toString()
        .split(/\r\n\r\n(.*)/s);
      answered({ head, body });
    });
  });
}
