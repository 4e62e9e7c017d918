import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlaceResult } from '../../contract/checkout/checkout.ts';
import { type CommerceShop, commerceShop, readyToPay, Shopper, stockShelves, testCards } from '../../test/support/commerce.ts';
import { cameFrom, emailLink } from './index.ts';

let shop: CommerceShop;
let lamp: number;
beforeAll(async () => {
  shop = await commerceShop();
  lamp = (await stockShelves(shop, [{ price: 2500, stock: 20 }]))[0] as number;
});
afterAll(() => shop.close());

const email = 'storage@example.com';
const account = { email, password: 'a-plain-Password-27' };
const known = (shopper: Shopper) => shopper.send('GET', '/api/authenticated');
const noted = ({ cookies }: Shopper) =>
  Object.fromEntries([...cookies].filter(([name]) => ['customer_id', 'is_guest', 'is_login_skipped'].includes(name)));

describe('[§3 client storage names]', () => {
  it('customer_id and is_guest say who the visitor is, and is_login_skipped is asked again after a sign-in', async () => {
    const shopper = new Shopper(shop);
    await known(shopper);
    expect(noted(shopper)).toEqual({ is_guest: 'true' });
    await shopper.send('POST', '/api/user/skip-login');
    expect(noted(shopper)).toEqual({ is_guest: 'true', is_login_skipped: 'true' });
    await shopper.send('POST', '/api/user/register', account);
    const { body } = await shopper.send<{ customerId: number }>('GET', '/api/authenticated');
    expect(noted(shopper)).toEqual({ is_guest: 'false', customer_id: String(body.customerId) });
  });

  it('[§4] everything of the visit is emptied at sign-out', async () => {
    const shopper = new Shopper(shop);
    await sql`update accounts.customer set email_verified_at = now() where email = ${email}`.execute(shop.database.read);
    await shopper.send('POST', '/api/user/login', account);
    await known(shopper);
    for (const name of ['referer_url', 'ehid', 'baggage', 'is_login_skipped', 'paid_order']) shopper.cookies.set(name, 'x');
    await shopper.send('POST', '/api/user/logout');
    expect([...shopper.cookies.keys()].sort()).toEqual(['known_device', 'visitor_id']);
  });

  it('are readable by page script, and written only when they change', async () => {
    const answer = await shop.app.inject({ url: '/api/authenticated', cookies: { customer_id: '99', is_guest: 'true' } });
    const written = answer.cookies.filter(({ name }) => ['customer_id', 'is_guest'].includes(name));
    expect(written).toMatchObject([{ name: 'customer_id', value: '' }]);
    const first = await shop.app.inject('/api/authenticated');
    // A preset of spec §9, and longer than any session.
    expect(first.cookies.find(({ name }) => name === 'is_guest')).toMatchObject({ maxAge: 31_536_000 });
    expect(first.cookies.find(({ name }) => name === 'is_guest')?.httpOnly).toBeUndefined();
  });
});

describe('[§3 referer_url, ehid] where an order’s visit began', () => {
  const bought = async (cookies: Record<string, string>, guest = email) => {
    const { shopper, pay } = await readyToPay(shop, [{ variationId: lamp }], { email: guest });
    for (const [name, value] of Object.entries(cookies)) shopper.cookies.set(name, value);
    const { orderNumber } = (await pay(testCards.good)).body as Extract<PlaceResult, { status: 'placed' }>;
    const { rows } = await sql<{ from: string | null }>`
      select came_from as "from" from orders.order where order_number = ${orderNumber}`.execute(shop.database.read);
    return rows[0]?.from;
  };
  const ehidFor = (address: string) =>
    new URL(emailLink(shop.config.secret, address, 'https://shop.example/p?color=red')).searchParams.get('ehid') ?? '';

  it('is kept with the order, as the host alone', async () => {
    expect(await bought({ referer_url: 'https://www.example.com' })).toBe('www.example.com');
    expect(await bought({})).toBeNull();
  });

  it('is an email where one of our e-mails to this address led here, whatever linked in between', async () => {
    const ehid = ehidFor('Storage@Example.com');
    expect(ehid).toMatch(/^[\w-]{22}$/);
    expect(await bought({ ehid, referer_url: 'https://mail.example' })).toBe('email');
    expect(await bought({ ehid: ehidFor('another@example.com'), referer_url: 'https://mail.example' })).toBe('mail.example');
  });

  it.each([
    ['the shop itself', 'http://localhost:9/x'],
    ['no address', 'javascript:alert(1)'],
    ['nonsense', 'https://['],
    ['an overlong one', `https://${'a.'.repeat(200)}example`],
  ])('is nothing for %s', (_, referer) => {
    const call = { bearer: null, brand: 'alder-loom', cookie: (name: string) => (name === 'referer_url' ? referer : undefined) };
    const config = { secret: 's', shopUrls: new Map([['alder-loom', 'http://localhost:3000']]) };
    expect(cameFrom(config, call, email)).toBeNull();
  });
});
