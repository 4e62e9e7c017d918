import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandByHost } from '../../../processes/brand-by-host.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { callOf } from '../../platform/http/request-call.ts';
import { serveFamilySignIn } from '../index.ts';

const alder = 'http://alder.example';
const pip = 'http://pip.example';

const family = (env: Record<string, string>) =>
  testShop(env, (app, { database, config }) => {
    const brandOf = brandByHost(config.shopUrls);
    serveFamilySignIn(app, {
      database,
      config,
      makeCall: (request, reply) => callOf(request, reply, config, brandOf(request.headers.host)),
    });
  });

let browsers = 0;
let accounts = 0;

/** A browser: cookies by host, as browsers keep them; goes where it is sent by redirects and by pages that send it on. */
class Browser {
  readonly jars = new Map<string, Map<string, string>>();
  readonly visited: string[] = [];
  readonly #shop: TestShop;
  readonly #address = `10.1.0.${++browsers}`;

  constructor(shop: TestShop) {
    this.#shop = shop;
  }

  async ask(url: string, post?: object) {
    const { host, hostname, pathname, search } = new URL(url);
    const jar = this.jars.get(hostname) ?? new Map<string, string>();
    this.jars.set(hostname, jar);
    const response = await this.#shop.app.inject({
      method: post ? 'POST' : 'GET',
      url: pathname + search,
      remoteAddress: this.#address,
      headers: { host, 'sec-fetch-site': 'same-origin' },
      cookies: Object.fromEntries(jar),
      ...(post && { payload: post }),
    });
    for (const { name, value } of response.cookies) value ? jar.set(name, value) : jar.delete(name);
    return response;
  }

  /** Where it ends up, at the latest after ten steps. */
  async go(url: string, steps = 10): Promise<string> {
    this.visited.push(url);
    const response = await this.ask(url);
    const [, sentOn] = /http-equiv="refresh" content="0;url=([^"]*)"/.exec(response.body) ?? [];
    const next = response.headers.location ?? sentOn?.replaceAll('&amp;', '&');
    return next && steps > 0 ? this.go(new URL(String(next), url).href, steps - 1) : url;
  }

  /** As somebody new; answers who. */
  async signIn(at: string): Promise<{ email: string; password: string }> {
    const who = { email: `ida-${++accounts}@example.com`, password: 'weaver-of-7-looms' };
    expect((await this.ask(`${at}/api/user/register`, who)).statusCode).toBe(200);
    return who;
  }

  async isSignedIn(at: string): Promise<boolean> {
    return (await this.ask(`${at}/api/authenticated`)).json().ok === true;
  }
}

const arrivalOf = ({ visited }: Browser) => visited.find((url) => url.includes('/family/arrive')) as string;

describe('[§1 one login] brands on hosts of their own', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await family({ PUBLIC_URL: alder, SISTER_URLS: `pip-alder=${pip}` });
  });
  afterAll(() => shop.close());

  const visit = `${pip}/family/sign-in?from=alder-loom&to=${encodeURIComponent('/c/nursery?t=3')}`;

  /** Where the brand that is come from sends a signed-in browser with its token. */
  async function arrival(browser: Browser): Promise<string> {
    await browser.signIn(alder);
    const asked = (await browser.ask(visit)).headers.location as string;
    return (await browser.ask(asked)).headers.location as string;
  }

  it('who is signed in at one is signed in at the other, where they wanted to go', async () => {
    const browser = new Browser(shop);
    await browser.signIn(alder);
    expect(await browser.isSignedIn(pip)).toBe(false);
    expect(await browser.go(visit)).toBe(`${pip}/c/nursery?t=3`);
    expect(await browser.isSignedIn(pip)).toBe(true);
    const tokens = [...browser.jars.values()].map((jar) => jar.get('session_token'));
    expect(new Set(tokens).size).toBe(2);
  });

  it.each([
    [alder, pip],
    [pip, alder],
  ])('who signs out at %s is signed out at %s, and stays in elsewhere; it is one device in the list', async (here, there) => {
    const browser = new Browser(shop);
    const { email, password } = await browser.signIn(alder);
    await browser.go(visit);
    const elsewhere = new Browser(shop);
    expect((await elsewhere.ask(`${alder}/api/user/login`, { email, password })).statusCode).toBe(200);
    for (const at of [here, there]) expect(await browser.isSignedIn(at)).toBe(true);
    const { devices } = (await browser.ask(`${pip}/api/accounts/sessions`)).json();
    expect(devices.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true]);
    await browser.ask(`${here}/api/user/logout`, {});
    for (const at of [here, there]) expect(await browser.isSignedIn(at)).toBe(false);
    expect(await elsewhere.isSignedIn(alder)).toBe(true);
  });

  it('a token of a sign-in that has ended meanwhile opens nothing', async () => {
    const browser = new Browser(shop);
    const there = await arrival(browser);
    await browser.ask(`${alder}/api/user/logout`, {});
    await browser.go(there);
    expect(await browser.isSignedIn(pip)).toBe(false);
  });

  it('a guest comes back as a guest', async () => {
    const browser = new Browser(shop);
    expect(await browser.go(visit)).toBe(`${pip}/c/nursery?t=3`);
    expect(await browser.isSignedIn(pip)).toBe(false);
  });

  it('a token opens one session, and no second', async () => {
    const browser = new Browser(shop);
    await browser.signIn(alder);
    await browser.go(visit);
    await browser.ask(`${pip}/api/user/logout`, {});
    await browser.go(arrivalOf(browser));
    expect(await browser.isSignedIn(pip)).toBe(false);
  });

  it('a token that somebody else brings opens nothing for them, nor for its owner afterwards', async () => {
    const owner = new Browser(shop);
    const there = await arrival(owner);
    const lured = new Browser(shop);
    await lured.go(visit);
    await lured.go(there);
    expect(await lured.isSignedIn(pip)).toBe(false);
    await owner.go(there);
    expect(await owner.isSignedIn(pip)).toBe(false);
  });

  it('a token is for the brand it was made for', async () => {
    const browser = new Browser(shop);
    const there = await arrival(browser);
    browser.jars.set('alder.example', new Map(browser.jars.get('pip.example')));
    await browser.go(there.replace(pip, alder));
    expect(await browser.isSignedIn(alder)).toBe(false);
  });

  it('a token holds for a minute', async () => {
    const browser = new Browser(shop);
    const there = await arrival(browser);
    await sql`update accounts.hand_over set expires_at = now() - interval '1 second'`.execute(shop.database.read);
    await browser.go(there);
    expect(await browser.isSignedIn(pip)).toBe(false);
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/./..//evil.example', 'javascript:alert(1)'])(
    'nobody is sent to %s',
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

describe('[§1 one login] brands that share their cookies', () => {
  it('on one machine: a sign-in at one port is a sign-in at the other, and a sign-out too', async () => {
    const shop = await family({});
    const browser = new Browser(shop);
    await browser.signIn('http://localhost:3000');
    expect(await browser.isSignedIn('http://localhost:3010')).toBe(true);
    await browser.ask('http://localhost:3010/api/user/logout', {});
    expect(await browser.isSignedIn('http://localhost:3000')).toBe(false);
    await shop.close();
  });

  it('below one domain: it is in the cookie, and nobody is sent around', async () => {
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
