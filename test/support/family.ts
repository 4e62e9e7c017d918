import { expect } from 'vitest';
import { brandByHost } from '../../processes/serving/brand-by-host.ts';
import { serveFamilySignIn } from '../../server/accounts/index.ts';
import { refreshBadge } from '../../server/cart/index.ts';
import { callOf } from '../../server/platform/http/request-call.ts';
import { type TestShop, testShop } from './app.ts';

export const alder = 'http://alder.example';
export const pip = 'http://pip.example';

/** A shop whose brands have separate hosts, so that sign-ins are transferred. */
export const family = (env: Record<string, string> = { PUBLIC_URL: alder, SISTER_URLS: `pip-alder=${pip}` }) =>
  testShop(env, (app, { database, config }) => {
    const brandOf = brandByHost(config.shopUrls);
    serveFamilySignIn(app, {
      database,
      config,
      makeCall: (request, reply) => callOf(request, reply, config, brandOf(request.headers.host)),
      refreshBadge: (call) => refreshBadge({ database }, call),
    });
  });

let browsers = 0;
let accounts = 0;

/** The cookies that come along on navigation from another site; in production the others are strict. */
const laxCookies = new Set(['family_state']);

const siteOf = (url: string): string => new URL(url).hostname;

/** A browser with cookies by host that follows redirects and forwarding pages, and withholds strict cookies on the way from another site. */
export class Browser {
  readonly jars = new Map<string, Map<string, string>>();
  readonly visited: string[] = [];
  readonly #shop: TestShop;
  readonly #address = `10.1.0.${++browsers}`;

  constructor(shop: TestShop) {
    this.#shop = shop;
  }

  async ask(url: string, body?: object, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = body ? 'POST' : 'GET', isCrossSite = false) {
    const { host, hostname, pathname, search } = new URL(url);
    const jar = this.jars.get(hostname) ?? new Map<string, string>();
    this.jars.set(hostname, jar);
    const response = await this.#shop.app.inject({
      method,
      url: pathname + search,
      remoteAddress: this.#address,
      headers: { host, 'sec-fetch-site': isCrossSite ? 'cross-site' : 'same-origin' },
      cookies: Object.fromEntries([...jar].filter(([name]) => !isCrossSite || laxCookies.has(name))),
      ...(body && { payload: body }),
    });
    for (const { name, value } of response.cookies) value ? jar.set(name, value) : jar.delete(name);
    return response;
  }

  /** Where it ends up, after at most ten steps. `from`: the page of the link, then the redirects on the way; empty for a typed address. */
  async go(url: string, from: readonly string[] = [], steps = 10): Promise<string> {
    this.visited.push(url);
    const isCrossSite = from.some((page) => siteOf(page) !== siteOf(url));
    const response = await this.ask(url, undefined, 'GET', isCrossSite);
    const [, sentOn] = /http-equiv="refresh" content="0;url=([^"]*)"/.exec(response.body) ?? [];
    const { location } = response.headers;
    const next = location ?? sentOn?.replaceAll('&amp;', '&');
    return next && steps > 0 ? this.go(new URL(String(next), url).href, location ? [...from, url] : [url], steps - 1) : url;
  }

  /** As a new customer; returns who. */
  async signIn(at: string): Promise<{ email: string; password: string }> {
    const who = { email: `ida-${++accounts}@example.com`, password: 'weaver-of-7-looms' };
    expect((await this.ask(`${at}/api/user/register`, who)).statusCode).toBe(200);
    return who;
  }

  async isSignedIn(at: string): Promise<boolean> {
    return (await this.ask(`${at}/api/authenticated`)).json().ok === true;
  }
}
