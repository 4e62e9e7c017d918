import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../../../test/support/app.ts';
import { alder, Browser, family, pip } from '../../../test/support/family.ts';
import { stockLamp } from '../../../test/support/lamp.ts';

const arrivalOf = ({ visited }: Browser) => visited.find((url) => url.includes('/family/arrive')) as string;

describe('[§1 one login] brands on separate hosts', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await family({ PUBLIC_URL: alder, SISTER_URLS: `pip-alder=${pip}` });
  });
  afterAll(() => shop.close());

  const visit = `${pip}/family/sign-in?from=alder-loom&to=${encodeURIComponent('/c/nursery?t=3')}`;

  /** Where the former brand sends a signed-in browser with its token. */
  async function arrival(browser: Browser): Promise<string> {
    await browser.signIn(alder);
    const asked = (await browser.ask(`${visit}&again=1`)).headers.location as string;
    return (await browser.ask(asked)).headers.location as string;
  }

  it('a sign-in at one brand carries over to the other, at the page the customer wanted', async () => {
    const browser = new Browser(shop);
    await browser.signIn(alder);
    expect(await browser.isSignedIn(pip)).toBe(false);
    expect(await browser.go(visit, [alder])).toBe(`${pip}/c/nursery?t=3`);
    expect(await browser.isSignedIn(pip)).toBe(true);
    const tokens = [...browser.jars.values()].map((jar) => jar.get('session_token'));
    expect(new Set(tokens).size).toBe(2);
  });

  it('takes along the guest’s cart at the other, and its badge', async () => {
    const variationId = await stockLamp(shop.database, shop.config.dataDir, 9);
    const browser = new Browser(shop);
    await browser.signIn(alder);
    await browser.ask(`${alder}/api/cart`, { variationId, quantity: 1 });
    await browser.ask(`${pip}/api/cart`, { variationId, quantity: 2 });
    await browser.go(visit, [alder]);
    const { cart } = (await browser.ask(`${alder}/api/cart`)).json();
    expect(cart.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3]);
    expect(browser.jars.get('pip.example')?.get('cart_item_qty')).toBe('3');
  });

  it('a link to a brand where the customer is signed in already opens no further session', async () => {
    const browser = new Browser(shop);
    await browser.signIn(alder);
    await browser.go(visit, [alder]);
    const token = browser.jars.get('pip.example')?.get('session_token');
    expect(await browser.go(visit, [alder])).toBe(`${pip}/c/nursery?t=3`);
    expect(browser.jars.get('pip.example')?.get('session_token')).toBe(token);
  });

  it.each([
    [alder, pip],
    [pip, alder],
  ])('a sign-out at %s signs out at %s and elsewhere not; the list shows one device', async (here, there) => {
    const browser = new Browser(shop);
    const { email, password } = await browser.signIn(alder);
    await browser.go(visit);
    const elsewhere = new Browser(shop);
    expect((await elsewhere.ask(`${alder}/api/user/login`, { email, password })).statusCode).toBe(200);
    for (const at of [here, there]) expect(await browser.isSignedIn(at)).toBe(true);
    const { devices } = (await browser.ask(`${pip}/api/accounts/sessions`)).json();
    expect(devices.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true]);
    const jar = browser.jars.get(new URL(there).hostname);
    jar?.set('cart_item_qty', '2').set('cart_uuid', 'its own');
    await browser.ask(`${here}/api/user/logout`, {});
    for (const at of [here, there]) expect(await browser.isSignedIn(at)).toBe(false);
    expect([...(jar?.keys() ?? [])].filter((name) => name.startsWith('cart_') || name.includes('session'))).toEqual([]);
    expect(await elsewhere.isSignedIn(alder)).toBe(true);
  });

  it('a token whose sign-in has ended opens nothing', async () => {
    const browser = new Browser(shop);
    const there = await arrival(browser);
    await browser.ask(`${alder}/api/user/logout`, {});
    await browser.go(there);
    expect(await browser.isSignedIn(pip)).toBe(false);
  });

  it('a guest returns as a guest', async () => {
    const browser = new Browser(shop);
    expect(await browser.go(visit, [alder])).toBe(`${pip}/c/nursery?t=3`);
    expect(await browser.isSignedIn(pip)).toBe(false);
  });

  it('a repeated query parameter counts once', async () => {
    const browser = new Browser(shop);
    const answer = await browser.ask(`${pip}/family/arrive?token=a&token=b&to=/cart&to=/deals&again=1`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('url=/deals');
  });

  it('a token opens one session only', async () => {
    const browser = new Browser(shop);
    await browser.signIn(alder);
    await browser.go(visit);
    await browser.ask(`${pip}/api/user/logout`, {});
    await browser.go(arrivalOf(browser));
    expect(await browser.isSignedIn(pip)).toBe(false);
  });

  it('a stolen token opens nothing, and is void for its owner too', async () => {
    const owner = new Browser(shop);
    const there = await arrival(owner);
    const lured = new Browser(shop);
    await lured.go(visit);
    await lured.go(there);
    expect(await lured.isSignedIn(pip)).toBe(false);
    await owner.go(there);
    expect(await owner.isSignedIn(pip)).toBe(false);
  });

  it('a token is valid for its brand only', async () => {
    const browser = new Browser(shop);
    const there = await arrival(browser);
    browser.jars.set('alder.example', new Map(browser.jars.get('pip.example')));
    await browser.go(there.replace(pip, alder));
    expect(await browser.isSignedIn(alder)).toBe(false);
  });

  it('a token is valid for a minute', async () => {
    const browser = new Browser(shop);
    const there = await arrival(browser);
    await sql`update accounts.token set expires_at = now() - interval '1 second'`.execute(shop.database.read);
    await browser.go(there);
    expect(await browser.isSignedIn(pip)).toBe(false);
  });

  it('transfers extend a sign-in no further than 90 days after the password was given', async () => {
    const browser = new Browser(shop);
    const { email } = await browser.signIn(alder);
    const read = shop.database.read;
    const { rows } = await sql<{ id: number }>`select id from accounts.customer where email = ${email}`.execute(read);
    const id = rows[0]?.id;
    await sql`update accounts.session set signed_in_at = now() - interval '89 days' where customer_id = ${id}`.execute(read);
    await browser.go(visit);
    expect(await browser.isSignedIn(pip)).toBe(true);
    const ends = await sql<{ days: number }>`
      select extract(epoch from max(expires_at) - max(signed_in_at)) / 86400 as days from accounts.session
      where customer_id = ${id} and sign_in_id is not null`.execute(read);
    expect(Number(ends.rows[0]?.days)).toBeCloseTo(90, 3);
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/./..//evil.example', 'javascript:alert(1)'])(
    'nobody is redirected to %s',
    async (to) => {
      const browser = new Browser(shop);
      await browser.signIn(alder);
      expect(await browser.go(`${pip}/family/sign-in?from=alder-loom&to=${encodeURIComponent(to)}`)).toBe(`${pip}/`);
      const arrived = await new Browser(shop).go(`${pip}/family/arrive?to=${encodeURIComponent(to)}`);
      expect(arrived).toBe(`${pip}/`);
    },
  );

  it.each(['brand=evil&state=', 'brand=alder-loom&state=', `brand=pip-alder&state=short`])('no token is made for %s', async (query) => {
    const browser = new Browser(shop);
    await browser.signIn(alder);
    const state = query.endsWith('=') ? 'x'.repeat(43) : '';
    const answer = await browser.ask(`${alder}/family/hand-over?${query}${state}&to=/`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  });
});

describe('[§1 one login] brands that share cookies', () => {
  it('on one machine, a sign-in or sign-out at one port applies to the other', async () => {
    const shop = await family({});
    const browser = new Browser(shop);
    await browser.signIn('http://localhost:3000');
    expect(await browser.isSignedIn('http://localhost:3010')).toBe(true);
    await browser.ask('http://localhost:3010/api/user/logout', {});
    expect(await browser.isSignedIn('http://localhost:3000')).toBe(false);
    await shop.close();
  });

  it('below one domain, the cookie carries it without a redirect', async () => {
    const env = {
      PUBLIC_URL: 'http://home.alder.example',
      SISTER_URLS: 'pip-alder=http://pip.alder.example',
      COOKIE_DOMAIN: 'alder.example',
    };
    const shop = await family(env);
    const browser = new Browser(shop);
    const made = await browser.ask('http://home.alder.example/api/user/register', {
      email: 'ida@example.com',
      password: 'weaver-of-7-looms',
    });
    expect(made.cookies.find(({ name }) => name === 'session_token')?.domain).toBe('alder.example');
    const answer = await browser.ask('http://pip.alder.example/family/sign-in?from=alder-loom&to=/cart');
    expect(answer.headers.location).toBe('/cart');
    await shop.close();
  });
});
