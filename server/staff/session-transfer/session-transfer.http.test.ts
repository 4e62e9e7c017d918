import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandByHost } from '../../../processes/serving/brand-by-host.ts';
import { type TestShop, testShop } from '../../../test/support/app.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import { callOf } from '../../platform/http/request-call.ts';
import { serveStaffSessionTransfer } from '../index.ts';

const alder = 'http://alder.example';
const pip = 'http://pip.example';
const there = `${pip}/family/staff/sign-in?from=alder-loom&to=%2Fstaff`;
/** Asked once more, from the sister's own page. */
const again = `${there}&again=1`;

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: alder, SISTER_URLS: `pip-alder=${pip}` }, (app, { database, config }) => {
    const brandOf = brandByHost(config.shopUrls);
    serveStaffSessionTransfer(app, {
      database,
      config,
      makeCall: (request, reply) => callOf(request, reply, config, brandOf(request.headers.host)),
    });
  });
});
afterAll(() => shop.close());

/** Cookies by host, as browsers keep them. */
class Browser {
  readonly jars: Readonly<Record<string, Map<string, string>>> = { 'alder.example': new Map(), 'pip.example': new Map() };

  async ask(url: string, method: 'GET' | 'POST' = 'GET') {
    const { host, pathname, search } = new URL(url);
    const jar = this.jars[host] as Map<string, string>;
    const headers = { host, 'sec-fetch-site': 'same-origin' };
    const response = await shop.app.inject({ method, url: pathname + search, headers, cookies: Object.fromEntries(jar) });
    for (const { name, value } of response.cookies) value ? jar.set(name, value) : jar.delete(name);
    return response;
  }

  /** Follows the redirects and forwarding pages; returns the addresses visited. */
  async go(url: string): Promise<string[]> {
    const response = await this.ask(url);
    const [, sentOn] = /http-equiv="refresh" content="0;url=([^"]*)"/.exec(response.body) ?? [];
    const next = response.headers.location ?? sentOn?.replaceAll('&amp;', '&');
    return next ? [url, ...(await this.go(new URL(String(next), url).href))] : [url];
  }

  async mayWork(at: string): Promise<boolean> {
    return (await this.ask(`${at}/api/staff/me`)).statusCode === 200;
  }
}

/** A staff member of the flagship. */
async function member(): Promise<Browser> {
  const browser = new Browser();
  ({ token } = await staffSignedIn(shop, 'content_editor'));
  browser.jars['alder.example']?.set('staff_session_token', token);
  return browser;
}

describe('[look: staff console] staff at brands on separate hosts', () => {
  it('sign in once: the console links to the sister brand’s, where they are signed in too, and it is audited', async () => {
    const browser = await member();
    const { sisters } = (await browser.ask(`${alder}/api/staff/me`)).json<{ sisters: { name: string; href: string }[] }>();
    expect(sisters).toEqual([{ name: 'Pip & Alder', href: there }]);
    expect(await browser.mayWork(pip)).toBe(false);
    expect((await browser.go(there)).at(-1)).toBe(`${pip}/staff`);
    expect(await browser.mayWork(pip)).toBe(true);
    expect(browser.jars['pip.example']?.get('staff_session_token')).not.toBe(token);
    const { rows } = await sql<{ details: object }>`select details from staff.audit order by id desc limit 1`.execute(shop.database.read);
    expect(rows).toEqual([{ details: { with: 'family', brand: 'pip-alder' } }]);
  });

  it('sign out once: at either', async () => {
    const browser = await member();
    await browser.go(there);
    await browser.ask(`${pip}/api/staff/sign-out`, 'POST');
    expect([await browser.mayWork(alder), await browser.mayWork(pip)]).toEqual([false, false]);
  });

  it('transfer nothing before the second factor, or without a sign-in', async () => {
    const browser = await member();
    await sql`update staff.session set complete = false`.execute(shop.database.read);
    const visited = await browser.go(there);
    expect(visited.some((url) => url.includes('token='))).toBe(false);
    expect(await browser.mayWork(pip)).toBe(false);
  });

  it('redeem a token once, within a minute, in the requesting browser', async () => {
    const owner = await member();
    const arrival = async () => String((await owner.ask(String((await owner.ask(again)).headers.location))).headers.location);
    const lured = new Browser();
    await lured.ask(again);
    await lured.go(await arrival());
    expect(await lured.mayWork(pip)).toBe(false);
    const late = await arrival();
    await sql`update staff.hand_over set expires_at = now() - interval '1 second'`.execute(shop.database.read);
    await owner.go(late);
    expect(await owner.mayWork(pip)).toBe(false);
    const good = await arrival();
    await owner.go(good);
    expect(await owner.mayWork(pip)).toBe(true);
    owner.jars['pip.example']?.delete('staff_session_token');
    await owner.go(good);
    expect(await owner.mayWork(pip)).toBe(false);
  });
});
