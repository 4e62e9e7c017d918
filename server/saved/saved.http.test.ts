import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import type { ContentCard } from '../../contract/engagement/engagement.ts';
import type { Moved, SavedList } from '../../contract/saved/saved.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import { type CommerceShop, commerceShop, Shopper, stockShelves } from '../../test/support/commerce.ts';
import { deleteExpired } from '../engagement/store.ts';
import { setFlag } from '../flags/index.ts';
import { notifyOfSaved } from './notifications.ts';

let shop: CommerceShop;
let [lamp, rug, scarce, soldOut]: number[] = [];
const base = '/api/save-for-laters';

beforeAll(async () => {
  shop = await commerceShop();
  [lamp, rug, scarce, soldOut] = await stockShelves(shop, [
    { price: 2500, stock: 500 },
    { price: 12_900, stock: 500 },
    { price: 1000, stock: 3 },
    { stock: 0 },
  ]);
});
beforeEach(() => setPrice(lamp, 2500));
afterAll(() => shop.close());

const setPrice = (variationId: number | undefined, cents: number) =>
  sql`update catalog.variation set price_cents = ${cents} where id = ${variationId}`.execute(shop.database.read);
const add = (shopper: Shopper, variationId: number | undefined, quantity = 1) =>
  shopper.send<Cart>('POST', '/api/cart', { variationId, quantity });
const listOf = async (shopper: Shopper) => (await shopper.send<SavedList>('GET', `${base}/mine`)).body;
const cartOf = async (shopper: Shopper) => (await shopper.send<{ cart: Cart | null }>('GET', '/api/cart')).body.cart;
const units = (items: readonly { variationId: number; quantity: number }[] | undefined) =>
  items?.map(({ variationId, quantity }) => [variationId, quantity]);
const save = (shopper: Shopper, body: object) => shopper.send<Moved>('POST', base, body);
const toCart = (shopper: Shopper, body: object) => shopper.send<Moved>('POST', `${base}/to-cart`, body);

/** A guest with units of one item in the cart. */
async function withCart(variationId: number | undefined, quantity = 1): Promise<{ shopper: Shopper; cartUuid: string }> {
  const shopper = new Shopper(shop);
  return { shopper, cartUuid: (await add(shopper, variationId, quantity)).body.cartUuid };
}

/** A guest who has saved units. */
async function withSaved(variationId: number | undefined, quantity = 1): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await save(shopper, { variationId, quantity });
  return shopper;
}

describe('[§7.4] save for later', () => {
  it('moves a line with its units out of the cart and back; badge and cookie follow', async () => {
    const { shopper, cartUuid } = await withCart(lamp, 3);
    await add(shopper, rug);
    const saved = await save(shopper, { variationId: lamp, cartUuid });
    expect(saved).toMatchObject({ status: 200, body: { moved: 3, items: [{ variationId: lamp, quantity: 3, priceWhenSaved: 2500 }] } });
    expect(units(saved.body.cart?.items)).toEqual([[rug, 1]]);
    expect(shopper.cookies.get('cart_item_qty')).toBe('1');
    expect(shopper.cookies.get('save_for_later_uuid')).toBe(saved.body.saveForLaterUuid);
    const back = await toCart(shopper, { variationId: lamp, cartUuid, saveForLaterUuid: saved.body.saveForLaterUuid });
    expect(back.body).toMatchObject({ moved: 3, items: [] });
    expect(units(back.body.cart?.items)).toEqual([
      [rug, 1],
      [lamp, 3],
    ]);
    expect(shopper.cookies.get('cart_item_qty')).toBe('4');
  });

  it('is safe to repeat, moves the requested units, and adds to existing ones', async () => {
    const { shopper, cartUuid } = await withCart(lamp, 5);
    expect((await save(shopper, { variationId: lamp, cartUuid, quantity: 2 })).body.moved).toBe(2);
    const rest = await save(shopper, { variationId: lamp, cartUuid });
    expect([rest.body.moved, units(rest.body.items), rest.body.cart?.items]).toEqual([3, [[lamp, 5]], []]);
    expect((await save(shopper, { variationId: lamp, cartUuid })).body).toMatchObject({ moved: 0, items: [{ quantity: 5 }] });
    await toCart(shopper, { variationId: lamp });
    expect((await toCart(shopper, { variationId: lamp })).body).toMatchObject({ moved: 0, cart: { itemQuantity: 5 } });
  });

  it('keeps up to 99 units of an item; the others stay in the cart', async () => {
    const { shopper, cartUuid } = await withCart(lamp, 60);
    await save(shopper, { variationId: lamp, cartUuid });
    await add(shopper, lamp, 50);
    const saved = (await save(shopper, { variationId: lamp, cartUuid })).body;
    expect([saved.moved, units(saved.items), units(saved.cart?.items)]).toEqual([39, [[lamp, 99]], [[lamp, 11]]]);
    expect(await save(shopper, { variationId: lamp, cartUuid })).toMatchObject({ status: 409, body: { code: 'saved_item_full' } });
    expect(units((await cartOf(shopper))?.items)).toEqual([[lamp, 11]]);
  });

  it('creates a cart if needed, and leaves on the list what does not fit', async () => {
    const shopper = await withSaved(scarce, 5);
    const moved = await toCart(shopper, { variationId: scarce });
    expect(moved.body).toMatchObject({ moved: 3, items: [{ variationId: scarce, quantity: 2 }], cart: { itemQuantity: 3 } });
    expect(await toCart(shopper, { variationId: scarce })).toMatchObject({ status: 409, body: { code: 'quantity_unavailable' } });
    expect(units((await listOf(shopper)).items)).toEqual([[scarce, 2]]);
  });

  it('reports sold-out and discontinued items, which stay where they are', async () => {
    const shopper = await withSaved(soldOut);
    expect((await listOf(shopper)).items[0]?.errorDetails).toEqual({ code: 'out_of_stock', message: 'This item is out of stock.' });
    expect(await toCart(shopper, { variationId: soldOut })).toMatchObject({ status: 409, body: { code: 'out_of_stock' } });
    const { shopper: other, cartUuid } = await withCart(rug);
    await sql`update catalog.variation set retired_at = now() where id = ${rug}`.execute(shop.database.read);
    try {
      const saved = await save(other, { variationId: rug, cartUuid });
      expect(saved.body.items[0]?.errorDetails).toEqual({ code: 'unavailable', message: 'This item is no longer sold.' });
      expect(await toCart(other, { variationId: rug })).toMatchObject({ status: 404, body: { code: 'variation_not_found' } });
      expect(await save(new Shopper(shop), { variationId: rug })).toMatchObject({ status: 404, body: { code: 'variation_not_found' } });
    } finally {
      await sql`update catalog.variation set retired_at = null where id = ${rug}`.execute(shop.database.read);
    }
  });

  it('works at both addresses, for its owner only', async () => {
    const shopper = await withSaved(lamp, 2);
    const { body: mine } = await shopper.send<SavedList>('GET', `${base}/guest/whatever`);
    const { saveForLaterUuid } = mine;
    expect(units(mine.items)).toEqual([[lamp, 2]]);
    const line = `${base}/guest/${saveForLaterUuid}/variations/${lamp}`;
    for (const stranger of [new Shopper(shop), await withSaved(rug)]) {
      expect((await stranger.send('GET', `${base}/${saveForLaterUuid}`)).status).toBe(404);
      expect(await stranger.send('DELETE', line)).toMatchObject({ status: 404, body: { code: 'saved_list_not_found' } });
      expect(await toCart(stranger, { variationId: lamp, saveForLaterUuid })).toMatchObject({
        status: 404,
        body: { code: 'saved_list_not_found' },
      });
    }
    const { cartUuid } = await withCart(lamp);
    expect(await save(shopper, { variationId: lamp, cartUuid })).toMatchObject({ status: 404, body: { code: 'cart_not_found' } });
    for (let twice = 0; twice < 2; twice++) {
      expect(await shopper.send('DELETE', line)).toMatchObject({ status: 200, body: { saveForLaterUuid, items: [] } });
    }
  });

  it('holds a hundred items; the next stays in the cart', async () => {
    const { shopper, cartUuid } = await withCart(lamp);
    const { saveForLaterUuid } = (await save(shopper, { variationId: rug })).body;
    await sql`
      insert into saved.item select ${saveForLaterUuid}::uuid, n, 1, 100, now() from generate_series(900001, 900099) n`.execute(
      shop.database.read,
    );
    expect(await save(shopper, { variationId: lamp, cartUuid })).toMatchObject({ status: 409, body: { code: 'saved_full' } });
    expect(units((await cartOf(shopper))?.items)).toEqual([[lamp, 1]]);
    expect((await save(shopper, { variationId: rug })).status).toBe(200);
  });

  it('[§6] is closed while its flag is off', async () => {
    const shopper = await withSaved(lamp);
    const set = (on: boolean) =>
      shop.database.transact((tx) =>
        setFlag(
          tx,
          { flag: 'save-for-later', brand: null, percentage: on ? 100 : 0, visitors: [] },
          { changedBy: 'Ada', reason: 'a trial' },
          new Date(),
        ),
      );
    await set(false);
    expect(await shopper.send('GET', `${base}/mine`)).toMatchObject({
      status: 404,
      body: { message: 'Saving for later is not available right now.' },
    });
    expect((await save(shopper, { variationId: lamp })).status).toBe(404);
    await set(true);
    expect((await listOf(shopper)).items).toHaveLength(1);
  });
});

describe('[§4] saved items at sign-in', () => {
  const password = 'weaver-of-7-looms';
  const register = (shopper: Shopper, email: string) => shopper.send('POST', '/api/user/register', { email, password });
  const login = (shopper: Shopper, email: string) => shopper.send('POST', '/api/user/login', { email, password });

  it('become the customer’s, then merge with those from another device', async () => {
    const phone = await withSaved(lamp, 2);
    await register(phone, 'sava@example.com');
    expect(units((await listOf(phone)).items)).toEqual([[lamp, 2]]);
    await setPrice(lamp, 2000);
    const laptop = await withSaved(lamp, 3);
    await save(laptop, { variationId: rug });
    await login(laptop, 'sava@example.com');
    const { items } = await listOf(laptop);
    expect(units(items)).toEqual([
      [rug, 1],
      [lamp, 3],
    ]);
    expect(items[1]?.priceWhenSaved).toBe(2500);
    expect(await listOf(phone)).toEqual(await listOf(laptop));
  });

  it('are complete whichever of two sign-ins comes first', async () => {
    await register(new Shopper(shop), 'twice@example.com');
    const devices = [await withSaved(lamp), await withSaved(rug)];
    await Promise.all(devices.map((device) => login(device, 'twice@example.com')));
    for (const device of devices)
      expect(
        units((await listOf(device)).items)
          ?.map(([id]) => id)
          .sort(),
      ).toEqual([lamp, rug].sort());
  });
});

describe('[§4 cart item] simultaneous moves', () => {
  it('neither lose nor duplicate a unit', async () => {
    const { shopper, cartUuid } = await withCart(lamp, 8);
    await save(shopper, { variationId: lamp, cartUuid, quantity: 4 });
    const body = { variationId: lamp, cartUuid, quantity: 1 };
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => (i % 3 === 0 ? add(shopper, rug) : i % 3 === 1 ? save(shopper, body) : toCart(shopper, body))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200));
    const cart = await cartOf(shopper);
    const list = await listOf(shopper);
    const lamps = [...(cart?.items ?? []), ...list.items].filter(({ variationId }) => variationId === lamp);
    expect(lamps.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(8);
    expect(cart?.items.find(({ variationId }) => variationId === rug)?.quantity).toBe(8);
  });

  it('of a whole line move it once', async () => {
    const { shopper, cartUuid } = await withCart(lamp, 2);
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(shopper, { variationId: lamp, cartUuid })));
    expect(answers.map(({ body }) => body.moved).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 2]);
    expect(units((await listOf(shopper)).items)).toEqual([[lamp, 2]]);
  });
});

describe('[§2.5] a price drop of a saved item', () => {
  const cards = async (shopper: Shopper) => (await shopper.send<{ cards: ContentCard[] }>('GET', '/api/content-cards')).body.cards;

  it('is announced from 5 % on, each price once, to whoever saved it at a higher price', async () => {
    const early = await withSaved(lamp);
    const strange = await withSaved(rug);
    await setPrice(lamp, 2376);
    await notifyOfSaved(shop.database, new Date());
    expect(await cards(early)).toEqual([]);
    await setPrice(lamp, 2375);
    const late = await withSaved(lamp);
    for (let twice = 0; twice < 2; twice++) await notifyOfSaved(shop.database, new Date());
    expect(await cards(early)).toMatchObject([
      { title: 'A better price on something you saved', description: 'Lamp 0 now costs $23.75, down from $25.00.', linkText: 'See it' },
    ]);
    expect([...(await cards(late)), ...(await cards(strange))]).toEqual([]);

    await shop.database.transact((tx) => deleteExpired(tx, daysAfter(new Date(), 60)));
    await notifyOfSaved(shop.database, new Date());
    expect(await cards(early)).toEqual([]);
    await setPrice(lamp, 2000);
    await notifyOfSaved(shop.database, new Date());
    expect(await cards(early)).toMatchObject([{ description: 'Lamp 0 now costs $20.00, down from $25.00.' }]);
  });
});
