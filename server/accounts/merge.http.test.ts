import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../contract/cart/cart.ts';
import type { Checkout, PlaceResult } from '../../contract/checkout/checkout.ts';
import {
  type CommerceShop,
  cardOf,
  clearBooks,
  commerceShop,
  ohio,
  Shopper,
  stockShelves,
  testCards,
} from '../../test/support/commerce.ts';
import { emailTo, linkTokenIn } from '../../test/support/emails.ts';

let shop: CommerceShop;
let lamp = 0;
let shade = 0;
beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0, shade = 0] = await stockShelves(shop, [{ stock: 5 }, { price: 4000, stock: 20 }]);
});
beforeEach(() => clearBooks(shop));
afterAll(() => shop.close());

const password = 'weaver-of-7-looms';
let count = 0;

async function customer(items: readonly [number, number][] = []): Promise<{ email: string; shopper: Shopper }> {
  const email = `cara-${count++}@example.com`;
  const shopper = new Shopper(shop);
  await shopper.send('POST', '/api/user/register', { email, password });
  await add(shopper, items);
  return { email, shopper };
}

async function guest(items: readonly [number, number][]): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await add(shopper, items);
  return shopper;
}

async function add(shopper: Shopper, items: readonly [number, number][]): Promise<void> {
  for (const [variationId, quantity] of items) await shopper.send('POST', '/api/cart', { variationId, quantity });
}

const login = (shopper: Shopper, email: string) => shopper.send('POST', '/api/user/login', { email, password });
const cartOf = async (shopper: Shopper) => (await shopper.send<{ cart: Cart | null }>('GET', '/api/cart')).body.cart;
const linesOf = (cart: Cart | null) => cart?.items.map(({ variationId, quantity }) => [variationId, quantity]);

describe('[§4, rulings: Session and visitor] the guest’s cart at sign-in', () => {
  it('becomes the customer’s under its id, on every device', async () => {
    const { email, shopper: phone } = await customer();
    const laptop = await guest([[lamp, 2]]);
    const before = await cartOf(laptop);
    await login(laptop, email);
    expect(await cartOf(laptop)).toMatchObject({ cartUuid: before?.cartUuid, mergeNotice: null });
    expect(linesOf(await cartOf(phone))).toEqual([[lamp, 2]]);
  });

  it('keeps its promo codes, also those above the five that are seen, and says which of the customer’s had no room', async () => {
    const { email, shopper } = await customer([[shade, 1]]);
    const laptop = await guest([[lamp, 1]]);
    const codesIn = async (of: Shopper, codes: string[]) => {
      const uuid = (await cartOf(of))?.cartUuid;
      await sql`update cart.cart set promo_codes = ${codes} where uuid = ${uuid}::uuid`.execute(shop.database.read);
    };
    const mine = ['OLD1', 'OLD2', 'OLD3', 'OLD4', 'OLD5', 'NEW6'];
    await codesIn(laptop, mine);
    await codesIn(shopper, ['HOME7']);
    await login(laptop, email);
    const cart = await cartOf(laptop);
    expect(cart?.mergeNotice).toBe(
      'We added the item from your earlier visit to this cart. There was no room for HOME7: a cart holds up to 5 promo codes.',
    );
    const { rows } = await sql`select promo_codes from cart.cart where uuid = ${cart?.cartUuid}::uuid`.execute(shop.database.read);
    expect(rows).toEqual([{ promo_codes: mine }]);
  });

  it('takes in the customer’s cart: quantities add up to the stock, with a notice until the cart changes', async () => {
    const { email } = await customer([
      [lamp, 4],
      [shade, 1],
    ]);
    const laptop = await guest([[lamp, 3]]);
    await login(laptop, email);
    const { body } = await laptop.send<{ cart: Cart; merged: boolean }>('GET', '/api/cart/merge');
    expect(linesOf(body.cart)).toEqual([
      [lamp, 5],
      [shade, 1],
    ]);
    expect(body).toMatchObject({
      merged: true,
      cart: {
        itemQuantity: 6,
        mergeNotice: 'We added the 2 items from your earlier visit to this cart. You can have 5 of Lamp 0, so we changed 7 to 5.',
      },
    });
    expect(laptop.cookies.get('cart_item_qty')).toBe('6');
    expect((await laptop.send('GET', '/api/cart/merge')).body).toEqual(body);
    await laptop.send('DELETE', `/api/cart/${body.cart.cartUuid}/variations/${shade}`);
    expect(await cartOf(laptop)).toMatchObject({ mergeNotice: null });
  });

  it('is merged at registration too', async () => {
    const laptop = await guest([[lamp, 1]]);
    await laptop.send('POST', '/api/user/register', { email: `cara-${count++}@example.com`, password });
    expect(linesOf(await cartOf(laptop))).toEqual([[lamp, 1]]);
  });

  it('is left alone by a failed sign-in', async () => {
    const { email } = await customer([[shade, 1]]);
    const laptop = await guest([[lamp, 1]]);
    await laptop.send('POST', '/api/user/login', { email, password: 'weaver-of-8-looms' });
    expect(linesOf(await cartOf(laptop))).toEqual([[lamp, 1]]);
  });

  it('stays with the account after a sign-out; the device has none', async () => {
    const { email, shopper } = await customer([[lamp, 1]]);
    await shopper.send('POST', '/api/user/logout');
    expect(await cartOf(shopper)).toBeNull();
    await login(shopper, email);
    expect(linesOf(await cartOf(shopper))).toEqual([[lamp, 1]]);
  });

  it('cannot be merged, seen or changed by a stranger who knows its id', async () => {
    const { shopper } = await customer([[lamp, 1]]);
    const { cartUuid } = (await cartOf(shopper)) as Cart;
    const { shopper: eve } = await customer();
    eve.cookies.set('cart_uuid', cartUuid);
    expect((await eve.send<{ cart: Cart | null }>('GET', '/api/cart/merge')).body.cart).toBeNull();
    expect((await eve.send('GET', `/api/cart/${cartUuid}`)).status).toBe(404);
    expect((await eve.send('PUT', `/api/cart/${cartUuid}/variations/${lamp}`, { quantity: 2 })).status).toBe(404);
  });

  it('asks a guest to sign in before merging', async () => {
    expect((await (await guest([[lamp, 1]])).send('GET', '/api/cart/merge')).status).toBe(401);
  });
});

const start = async (shopper: Shopper) => {
  const cart = (await cartOf(shopper)) as Cart;
  return (await shopper.send<Checkout>('POST', '/api/guest/checkouts', { cartUuid: cart.cartUuid })).body;
};
const pay = async (shopper: Shopper, email: string, card: string) => {
  const { checkoutUuid } = await start(shopper);
  const path = `/api/guest/checkouts/${checkoutUuid}`;
  const { body } = await shopper.send<Checkout>('PUT', path, { contact: { email }, shippingAddress: ohio });
  const placed = await shopper.send<PlaceResult>('POST', `${path}/place`, { card: cardOf(card), expectedTotal: body.totals.total });
  return { path, placed: placed.body };
};

describe('[§4] the guest’s checkout and orders at sign-in', () => {
  it('the open checkout continues with what was typed', async () => {
    const { email } = await customer();
    const laptop = await guest([[lamp, 1]]);
    const { checkoutUuid } = await start(laptop);
    await laptop.send('PUT', `/api/guest/checkouts/${checkoutUuid}`, { shippingAddress: ohio });
    await login(laptop, email);
    expect(await start(laptop)).toMatchObject({ checkoutUuid, shippingAddress: { city: 'Columbus' } });
  });

  it('the customer completes a payment that waits for the bank, and owns the order', async () => {
    const { email } = await customer([[shade, 1]]);
    const laptop = await guest([[lamp, 1]]);
    const { path, placed } = await pay(laptop, 'other@example.com', testCards.challenge);
    expect(placed.status).toBe('challenge');
    await login(laptop, email);
    const challenge = placed.status === 'challenge' ? placed.url.split('/').at(-1)?.split('?')[0] : '';
    await laptop.send('POST', `/api/sandbox/bank/${challenge}`, { approve: true });
    const { body } = await laptop.send<PlaceResult>('POST', `${path}/resume`);
    expect(body.status).toBe('placed');
    expect((await laptop.send('GET', `/api/orders/${body.orderNumber}`)).status).toBe(200);
    expect(linesOf(await cartOf(laptop))).toEqual([[shade, 1]]);
  });

  it('a payment on the customer’s other device still removes its items from the merged cart', async () => {
    const { email, shopper: phone } = await customer([[lamp, 1]]);
    const { path, placed } = await pay(phone, email, testCards.challenge);
    const laptop = await guest([[shade, 2]]);
    await start(laptop);
    await login(laptop, email);
    const challenge = placed.status === 'challenge' ? placed.url.split('/').at(-1)?.split('?')[0] : '';
    await phone.send('POST', `/api/sandbox/bank/${challenge}`, { approve: true });
    expect((await phone.send<PlaceResult>('POST', `${path}/resume`)).body.status).toBe('placed');
    expect(linesOf(await cartOf(laptop))).toEqual([[shade, 2]]);
  });

  it('[checklist 24] an account created later with the order’s address gets the order; one with another does not', async () => {
    const buyer = await guest([[lamp, 1]]);
    const email = `cara-${count++}@example.com`;
    const { placed } = await pay(buyer, email, testCards.good);
    await buyer.send('POST', '/api/user/register', { email: email.toUpperCase(), password });
    expect((await buyer.send('GET', `/api/orders/${placed.orderNumber}`)).status).toBe(200);

    const other = await guest([[lamp, 1]]);
    const theirs = await pay(other, 'somebody.else@example.com', testCards.good);
    await login(other, (await customer()).email);
    expect((await other.send('GET', `/api/orders/${theirs.placed.orderNumber}`)).status).toBe(404);
  });

  it('[checklist 24] an order of another browser joins the account once the address is proved, with its notifications', async () => {
    const email = `cara-${count++}@example.com`;
    const before = await pay(await guest([[shade, 1]]), email.toUpperCase(), testCards.good);
    const other = await pay(await guest([[shade, 1]]), 'somebody.else@example.com', testCards.good);
    const shopper = new Shopper(shop);
    await shopper.send('POST', '/api/user/register', { email, password });
    const statusOf = async ({ placed }: typeof before) => (await shopper.send('GET', `/api/orders/${placed.orderNumber}`)).status;
    expect(await statusOf(before)).toBe(404);
    await shopper.send('POST', '/api/accounts/email/verify', {
      token: linkTokenIn(await emailTo(shop, email, 'Welcome to Alder & Loom')),
    });
    expect(await statusOf(before)).toBe(200);
    expect(await statusOf(other)).toBe(404);
    const { body } = await shopper.send<{ cards: { url: string }[] }>('GET', '/api/content-cards');
    expect(body.cards.map(({ url }) => url)).toEqual([expect.stringContaining(String(before.placed.orderNumber))]);

    const later = await pay(await guest([[shade, 1]]), email, testCards.good);
    expect(await statusOf(later)).toBe(404);
    await login(shopper, email);
    expect(await statusOf(later)).toBe(200);
  });

  it('[checklist 24] an order that is still being paid stays with the browser that pays', async () => {
    const email = `cara-${count++}@example.com`;
    const payer = await guest([[shade, 1]]);
    const { path, placed } = await pay(payer, email, testCards.challenge);
    const shopper = new Shopper(shop);
    await shopper.send('POST', '/api/user/register', { email, password });
    await shopper.send('POST', '/api/accounts/email/verify', {
      token: linkTokenIn(await emailTo(shop, email, 'Welcome to Alder & Loom')),
    });
    const challenge = placed.status === 'challenge' ? placed.url.split('/').at(-1)?.split('?')[0] : '';
    await payer.send('POST', `/api/sandbox/bank/${challenge}`, { approve: true });
    const { body } = await payer.send<PlaceResult>('POST', `${path}/resume`);
    expect(body.status).toBe('placed');
    await login(shopper, email);
    expect((await shopper.send('GET', `/api/orders/${body.orderNumber}`)).status).toBe(200);
  });

  it('a first proof by somebody else leaves them the orders with their address, and nothing else', async () => {
    const { email, shopper: stranger } = await customer([[shade, 1]]);
    const named = await pay(stranger, email, testCards.good);
    await add(stranger, [[shade, 1]]);
    const unnamed = await pay(stranger, 'somebody.else@example.com', testCards.good);
    await add(stranger, [[shade, 2]]);
    await new Shopper(shop).send('POST', '/api/user/request-password-reset', { email });
    const resetToken = linkTokenIn(await emailTo(shop, email, 'Set a new password'));
    const owner = new Shopper(shop);
    const typed = { resetToken, password: 'spinner-of-9-wheels' };
    expect((await owner.send('PUT', '/api/accounts/password-reset/process', typed)).status).toBe(200);
    expect((await owner.send('POST', '/api/user/login', { email, password: typed.password })).status).toBe(200);
    expect((await owner.send('GET', `/api/orders/${named.placed.orderNumber}`)).status).toBe(200);
    expect((await owner.send('GET', `/api/orders/${unnamed.placed.orderNumber}`)).status).toBe(404);
    expect(await cartOf(owner)).toBeNull();
    expect((await stranger.send('GET', `/api/orders/${named.placed.orderNumber}`)).status).toBe(404);
    expect(await cartOf(stranger)).toBeNull();
  });
});
