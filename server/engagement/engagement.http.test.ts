import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import type { CardEvent, ContentCard } from '../../contract/engagement/engagement.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import { type CommerceShop, commerceShop, readyToPay, Shopper, stockShelves, testCards } from '../../test/support/commerce.ts';
import { notifyOfPrices } from '../alerts/notifications.ts';
import { sendDueAlerts } from '../alerts/operations.ts';
import { notifyOfCarts } from '../cart/notifications.ts';
import { returnStock } from '../catalog/index.ts';
import { type CardDraft, giveCards } from './index.ts';
import { deleteExpired } from './store.ts';

let shop: CommerceShop;
let lamp: number;
let soldOut: number;
let wanted: number;
const now = new Date();

const cards = async (shopper: Shopper) => (await shopper.send<{ cards: ContentCard[] }>('GET', '/api/content-cards')).body.cards;
const titles = async (shopper: Shopper) => (await cards(shopper)).map(({ title }) => title);
const count = async (shopper: Shopper) => (await shopper.send<{ cards: number }>('GET', '/api/authenticated')).body.cards;
const event = (cardId: string, kind: CardEvent['kind']): CardEvent => ({
  eventId: randomUUID(),
  cardId,
  kind,
  at: new Date().toISOString(),
});
const log = (shopper: Shopper, events: object[]) => shopper.send('POST', '/api/content-cards/events', { events });
const add = (shopper: Shopper, variationId = lamp) => shopper.send('POST', '/api/cart', { variationId, quantity: 1 });
const setPrice = (variationId: number, cents: number) =>
  sql`update catalog.variation set price_cents = ${cents} where id = ${variationId}`.execute(shop.database.read);

/** Lets hours pass without a cart change, then notifies shoppers. */
async function leave(hours: number): Promise<void> {
  await sql`update cart.cart set updated_at = now() - make_interval(hours => ${hours})`.execute(shop.database.read);
  await notifyOfCarts(shop.database, new Date());
}

/** A guest who was notified of an abandoned cart. */
async function left(): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await add(shopper);
  await leave(5);
  return shopper;
}
const announce = (more: Partial<CardDraft> = {}) =>
  shop.database.transact((tx) =>
    giveCards(tx, [
      {
        ownerId: null,
        brand: 'alder-loom',
        subject: 'sale',
        title: 'The winter sale',
        description: 'Up to 40% off.',
        imageUrl: null,
        url: '/deals',
        linkText: 'See it',
        startsAt: daysAfter(now, -1),
        expiresAt: daysAfter(now, 9),
        ...more,
      },
    ]),
  );

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0, soldOut = 0, wanted = 0] = await stockShelves(shop, [{ stock: 50 }, { stock: 0 }, { stock: 0 }]);
});
beforeEach(async () => {
  await sql`delete from engagement.card`.execute(shop.database.read);
  await sql`delete from cart.cart`.execute(shop.database.read);
  await setPrice(lamp, 2500);
});
afterAll(() => shop.close());

describe('[§3 content card] notifications', () => {
  it('have the vendor’s shape, are sorted newest first, and counted for the bell', async () => {
    const shopper = await left();
    const [card] = await cards(shopper);
    expect(card).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      title: 'Still in your cart',
      description: 'Lamp 0: everything is as you left it, ready when you are.',
      imageUrl: null,
      url: '/cart',
      linkText: 'Back to your cart',
      dismissible: true,
      dismissed: false,
      viewed: false,
      clicked: false,
      createdAt: expect.any(String),
    });
    expect(await count(shopper)).toBe(1);
    expect(await count(new Shopper(shop))).toBe(0);
  });

  it('are seen, followed and dismissed; a repeated event counts once', async () => {
    const shopper = await left();
    const [{ id } = { id: '' }] = await cards(shopper);
    const seen = event(id, 'impression');
    expect((await log(shopper, [seen])).status).toBe(200);
    expect((await log(shopper, [seen, event(id, 'click')])).status).toBe(200);
    expect((await cards(shopper))[0]).toMatchObject({ viewed: true, clicked: true });
    const { rows } = await sql<{ kinds: number }>`select count(*) as kinds from engagement.card_event`.execute(shop.database.read);
    expect(rows[0]?.kinds).toBe(2);
    await log(shopper, [event(id, 'dismissal')]);
    expect(await cards(shopper)).toEqual([]);
    expect(await count(shopper)).toBe(0);
  });

  it('belong to their owner: a stranger sees and changes nothing', async () => {
    const shopper = await left();
    const [{ id } = { id: '' }] = await cards(shopper);
    const stranger = new Shopper(shop);
    expect(await cards(stranger)).toEqual([]);
    expect((await log(stranger, [event(id, 'dismissal')])).status).toBe(200);
    expect((await stranger.send('POST', `/api/content-cards/${id}/dismissal`)).status).toBe(404);
    expect(await cards(shopper)).toHaveLength(1);
    expect((await shopper.send('POST', `/api/content-cards/${id}/dismissal`)).status).toBe(200);
    expect(await cards(shopper)).toEqual([]);
  });

  it('for everybody can be dismissed by each visitor, and follow brand and time', async () => {
    await announce();
    await announce({ subject: 'later', startsAt: daysAfter(now, 1) });
    await announce({ subject: 'over', expiresAt: daysAfter(now, -0.5) });
    await announce({ subject: 'other', brand: 'pip-alder' });
    const ada = new Shopper(shop);
    const bob = new Shopper(shop);
    expect(await titles(ada)).toEqual(['The winter sale']);
    const [{ id } = { id: '' }] = await cards(ada);
    await log(ada, [event(id, 'dismissal')]);
    expect([await titles(ada), await titles(bob)]).toEqual([[], ['The winter sale']]);
  });

  it('move to the customer at sign-in; dismissed ones stay dismissed', async () => {
    await announce();
    const shopper = await left();
    const [sale] = (await cards(shopper)).filter(({ title }) => title === 'The winter sale');
    await log(shopper, [event(sale?.id ?? '', 'dismissal')]);
    await shopper.send('POST', '/api/user/register', { email: 'cards@example.com', password: 'weaver-of-7-looms' });
    expect(await titles(shopper)).toEqual(['Still in your cart']);
  });

  it('refuse more events at once than a queue holds, and unknown kinds', async () => {
    const shopper = new Shopper(shop);
    expect(
      (
        await log(
          shopper,
          Array.from({ length: 101 }, () => event(randomUUID(), 'click')),
        )
      ).status,
    ).toBe(400);
    expect((await log(shopper, [{ ...event(randomUUID(), 'click'), kind: 'hover' }])).status).toBe(400);
  });
});

describe('[§2.5] notifications of events', () => {
  it('an abandoned cart: once, anew after a change, not when it is empty, never early', async () => {
    const shopper = new Shopper(shop);
    await add(shopper);
    await leave(1);
    expect(await titles(shopper)).toEqual([]);
    await leave(5);
    await notifyOfCarts(shop.database, new Date());
    expect(await count(shopper)).toBe(1);
    await add(shopper);
    expect(await titles(shopper)).toEqual([]);
    await leave(6);
    expect(await count(shopper)).toBe(1);
    const { body } = await shopper.send<{ cart: Cart }>('GET', '/api/cart');
    const [{ quantity } = { quantity: 0 }] = body.cart.items;
    await shopper.send('PUT', `/api/cart/${body.cart.cartUuid}/variations/${lamp}`, { quantity });
    expect(await count(shopper)).toBe(1);
    await shopper.send('DELETE', `/api/cart/${body.cart.cartUuid}/variations/${lamp}`);
    expect(await titles(shopper)).toEqual([]);
  });

  it('an abandoned cart that is changed while the notification is written: not yet', async () => {
    const shopper = new Shopper(shop);
    await add(shopper);
    await sql`update cart.cart set updated_at = now() - make_interval(hours => 5)`.execute(shop.database.read);
    const meanwhile: typeof shop.database.transact = async (work) => {
      await add(shopper);
      return shop.database.transact(work);
    };
    await notifyOfCarts({ ...shop.database, read: shop.database.read, transact: meanwhile }, new Date());
    expect(await titles(shopper)).toEqual([]);
  });

  it('an abandoned cart that was merged into another no more', async () => {
    const before = await left();
    const after = new Shopper(shop);
    const account = { email: 'two-carts@example.com', password: 'weaver-of-7-looms' };
    await before.send('POST', '/api/user/register', account);
    expect(await titles(before)).toEqual(['Still in your cart']);
    await add(after);
    await leave(5);
    await after.send('POST', '/api/user/login', account);
    expect(await titles(after)).toEqual([]);
  });

  it('a placed order replaces the cart’s notification', async () => {
    const { shopper, pay } = await readyToPay(shop, [{ variationId: lamp }]);
    await leave(5);
    expect(await titles(shopper)).toEqual(['Still in your cart']);
    const { orderNumber } = (await pay(testCards.good)).body;
    const [card] = await cards(shopper);
    expect(await titles(shopper)).toEqual(['Your order is in good hands']);
    expect(card?.url).toBe(`/order-confirmation?order=${orderNumber}`);
    expect(card?.description).toMatch(/^Lamp 0 arrives \w{3}, \w{3} \d+/);
  });

  it('a price drop in the cart of 5 % or more, each price once', async () => {
    const shopper = new Shopper(shop);
    await add(shopper);
    await setPrice(lamp, 2400);
    await leave(5);
    expect(await titles(shopper)).toEqual(['Still in your cart']);
    await setPrice(lamp, 2000);
    await notifyOfCarts(shop.database, new Date());
    // Without anything new no cart is locked.
    const transact = () => Promise.reject(new Error('a cart was locked'));
    await notifyOfCarts({ ...shop.database, read: shop.database.read, transact }, new Date());
    const [news] = (await cards(shopper)).filter(({ title }) => title === 'A better price in your cart');
    expect(news?.description).toBe('Lamp 0 now costs $20.00, down from $25.00.');
    expect(await count(shopper)).toBe(2);
  });

  it('an awaited item that is cheaper or back in stock', async () => {
    const shopper = new Shopper(shop);
    await shopper.send('POST', '/api/stock-alerts', { variationId: soldOut, email: 'waits@example.com', consent: true });
    await setPrice(soldOut, 1500);
    await notifyOfPrices(shop.database, now);
    const items = [{ variationId: soldOut, warehouseCode: 'central', quantity: 1 }];
    await shop.database.transact((tx) => returnStock(tx, items, { kind: 'returned', actor: 'system' }, now));
    await sendDueAlerts(shop, new Date());
    expect(await titles(shopper)).toEqual(['Back in stock', 'A better price']);
  });

  it('an awaited item’s price once, also after its notification has expired', async () => {
    const shopper = new Shopper(shop);
    await shopper.send('POST', '/api/stock-alerts', { variationId: wanted, email: 'hopes@example.com', consent: true });
    await setPrice(wanted, 1500);
    await notifyOfPrices(shop.database, now);
    expect(await titles(shopper)).toEqual(['A better price']);
    await shop.database.transact((tx) => deleteExpired(tx, daysAfter(now, 60)));
    await notifyOfPrices(shop.database, now);
    expect(await titles(shopper)).toEqual([]);
    await setPrice(wanted, 1400);
    await notifyOfPrices(shop.database, now);
    expect((await cards(shopper))[0]?.description).toContain('now costs $14.00');
  });
});
