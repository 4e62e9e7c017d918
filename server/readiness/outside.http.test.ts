import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../test/support/app.ts';
import type { Config } from '../platform/config/config.ts';
import { askAddress } from './address.ts';
import { askWebhooks, secondsAhead } from './outside.ts';

let shop: TestShop;
let publicUrl: string;
beforeAll(async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  shop = await testShop(keys, (app) => app.get('/robots.txt', async () => ''));
  publicUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

/** Somebody else's server while `ask` runs. */
async function asking<T>(answer: RequestListener, ask: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(answer);
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  try {
    return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}
const paypal: Config['paypal'] = { url: 'https://paypal.example', isLive: true, clientId: 'a', clientSecret: 'b', webhookId: null };

describe('what the doctor asks from outside', () => {
  it('is whether the shop itself refuses a webhook that nobody signed', async () => {
    expect(await askWebhooks({ publicUrl, stripe: shop.config.stripe, paypal })).toMatchObject([
      { provider: 'Stripe', isExpected: true, fault: null },
      { provider: 'PayPal', isExpected: false, fault: null },
    ]);
  });

  it.each([403, 404, 401])('is not content with another server’s %i', async (status) => {
    const [found] = await asking(
      (_request, response) => response.writeHead(status).end(),
      (url) => askWebhooks({ publicUrl: url, stripe: shop.config.stripe, paypal: null }),
    );
    expect(found?.fault).toBe(`it answered ${status}`);
  });

  it('asks nobody about a shop that only plays', async () => {
    expect(await askWebhooks({ publicUrl: 'http://127.0.0.1:9', stripe: null, paypal: null })).toEqual([]);
    expect(await secondsAhead({ stripe: null, paypal: null })).toBe(null);
  });

  it('is what a public page answers, where a proxy keeps /healthz to itself', async () => {
    expect(await askAddress(publicUrl, new Date())).toEqual({ url: publicUrl, fault: null, certificateDays: null });
    const fault = await asking(
      (_request, response) => response.end('Welcome to nginx!'),
      async (url) => (await askAddress(url, new Date())).fault,
    );
    expect(fault).toBe('something else answers there');
  });

  it.each([3600, -3600])('is the provider’s time: a clock %i s ahead is found', async (seconds) => {
    const ahead = await asking(
      (_request, response) => response.writeHead(401, { date: new Date(Date.now() - seconds * 1000).toUTCString() }).end(),
      (url) => secondsAhead({ stripe: null, paypal: { ...paypal, url } }),
    );
    expect(Math.abs((ahead ?? 0) - seconds)).toBeLessThanOrEqual(5);
  });

  it('is not known when the provider does not answer', async () => {
    expect(await secondsAhead({ stripe: null, paypal: { ...paypal, url: 'http://127.0.0.1:9' } })).toBe(null);
  });
});
