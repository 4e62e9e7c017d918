import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Checkout, PlaceResult } from '../../../contract/checkout/checkout.ts';
import type { Order } from '../../../contract/orders/orders.ts';
import type { WalletApproval } from '../../../contract/payments/sandbox-wallet.ts';
import {
  type Answer,
  booksOf,
  type CommerceShop,
  cardOf,
  clearBooks,
  commerceShop,
  ohio,
  readyToPay,
  Shopper,
  startCheckout,
  stockOf,
  stockShelves,
  testCards,
} from '../../../test/support/commerce.ts';
import { signedIn } from '../../../test/support/customers.ts';
import { promote, written } from '../../../test/support/promotions.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import { setFlag } from '../../flags/index.ts';
import { captureOrder } from '../../payments/index.ts';
import { refundPayment, voidPayment } from '../../payments/operations/request.ts';
import { sweepPayments } from '../sweeper.ts';

let shop: CommerceShop;
let lamps: number[];

beforeAll(async () => {
  shop = await commerceShop({ providerLimitMs: 1500 });
  lamps = await stockShelves(
    shop,
    Array.from({ length: 30 }, () => ({ price: 10_000, stock: 10 })),
  );
  await promote(
    shop,
    written('wallet10', { group: 'order', benefit: { kind: 'amount', amount: 1000 }, conditions: { paymentTypes: { in: ['PAYPAL'] } } }),
    written('cards5', { group: 'order', benefit: { kind: 'amount', amount: 500 }, conditions: { paymentTypes: { notIn: ['PAYPAL'] } } }),
  );
});
afterAll(() => shop.close());
beforeEach(() => clearBooks(shop));

interface Taken {
  status: 'approved' | 'waiting';
  url: string | null;
  checkout: Checkout;
}
type From = 'cart' | 'checkout';
type Approval = { funding?: 'balance' | 'declined' | 'slow'; addressId?: string };

/** A shopper with one lamp, and the steps of a wallet payment. */
async function walletShopper({ from = 'checkout', details = true }: { from?: From; details?: boolean } = {}) {
  const lamp = lamps.pop() as number;
  const { shopper, path, checkout } = await startCheckout(shop, [{ variationId: lamp }]);
  if (details) await shopper.send('PUT', path, { contact: { email: 'ada@example.com' }, shippingAddress: ohio });
  const { checkoutUuid } = checkout;
  const open = () =>
    shopper.send<{ checkoutUuid: string; url: string }>(
      'POST',
      '/api/checkouts-paypal-guest',
      from === 'cart' ? { cartUuid: shopper.cookies.get('cart_uuid') } : { checkoutUuid },
    );
  const orderOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
  const approve = async (url: string, how: Approval = {}) =>
    new URL(
      (await shopper.send<WalletApproval>('POST', `/api/sandbox/wallet/${orderOf(url)}`, how)).body.returnUrl,
      'http://shop',
    ).searchParams.get('token') ?? '';
  const take = (token?: string) => shopper.send<Taken>('POST', '/api/checkouts/paypal/checkout', { checkoutUuid, ...(token && { token }) });
  const place = (expectedTotal: number) => shopper.send<PlaceResult>('POST', `${path}/place`, { expectedTotal });
  /** Everything up to the review. */
  const approved = async (how: Approval = {}) => {
    const { body } = await open();
    return (await take(await approve(body.url, how))).body.checkout;
  };
  return { shopper, lamp, path, checkoutUuid, open, orderOf, approve, take, place, approved };
}

const placed = (answer: Answer<PlaceResult>) => {
  expect(answer).toMatchObject({ status: 200, body: { status: 'placed' } });
  return answer.body.orderNumber;
};

describe('[§7.5 wallet] from the checkout', () => {
  it('is approved, reviewed and placed: one order, captured and refunded like a card payment', async () => {
    const { shopper, lamp, approved, place } = await walletShopper();
    const checkout = await approved();
    expect(checkout).toMatchObject({
      paymentType: 'PAYPAL',
      wallet: { payerEmail: 'p•••@example.com' },
      walletIsSandbox: true,
      contact: { email: 'ada@example.com' },
      shippingAddress: { city: 'Columbus' },
    });
    const orderNumber = placed(await place(checkout.totals.total));
    const { body: order } = await shopper.send<Order>('GET', `/api/orders/${orderNumber}`);
    expect(order).toMatchObject({ payment: { type: 'PAYPAL', payerEmail: 'p•••@example.com' }, paymentSettled: true });
    expect(await stockOf(shop, lamp)).toBe(9);
    expect(shopper.cookies.get('cart_item_qty')).toBe('0');

    const { rows } = await sql<{ id: string; orderId: number; type: string }>`
      select id, order_id as "orderId", type from payments.payment`.execute(shop.database.read);
    expect(rows).toMatchObject([{ type: 'PAYPAL' }]);
    const { id: paymentId = '', orderId = 0 } = rows[0] ?? {};
    await shop.database.transact((tx) => captureOrder(tx, shop.parts, { orderId, reason: 'shipped', actor: 'system' }, new Date()));
    await shop.jobs.drain();
    const refund = { paymentId, key: 'refund:1', amount: 300, reason: 'return', actor: 'system' } as const;
    await shop.database.transact((tx) => refundPayment(tx, shop.parts, refund, new Date()));
    await shop.jobs.drain();
    const { rows: entries } = await sql<{ entry: string }>`
      select kind || ' ' || amount || ' ' || state as entry from payments.entry order by created_at, key`.execute(shop.database.read);
    const { total } = checkout.totals;
    expect(entries.map(({ entry }) => entry)).toEqual([
      `authorized ${total} succeeded`,
      `captured ${total} succeeded`,
      'refunded 300 succeeded',
    ]);
    const theirs = await shop.parts.payBy.PAYPAL?.list(new Date(0), null, AbortSignal.timeout(5000));
    expect(theirs?.entries.map(({ kind, key, amount }) => [kind, key, amount])).toEqual([
      ['authorized', paymentId, total],
      ['captured', `capture:${paymentId}`, total],
      ['refunded', 'refund:1', 300],
    ]);
  });

  it('needs a shipping address first (spec §5)', async () => {
    const { open } = await walletShopper({ details: false });
    expect(await open()).toMatchObject({
      status: 400,
      body: { code: 'details_missing', fields: { 'shippingAddress.city': 'City is required' } },
    });
  });

  it('releases the approved money on a void', async () => {
    const { approved, place } = await walletShopper();
    placed(await place((await approved()).totals.total));
    const { rows } = await sql<{ id: string }>`select id from payments.payment`.execute(shop.database.read);
    const request = { paymentId: rows[0]?.id ?? '', key: 'void:1', reason: 'cancelled', actor: 'system' } as const;
    await shop.database.transact((tx) => voidPayment(tx, shop.parts, request, new Date()));
    await shop.jobs.drain();
    const { rows: orders } = await sql<{ status: string }>`
      select content->'purchase_units'->0->'payments'->'authorizations'->0->>'status' as status from sandbox_wallet.order`.execute(
      shop.database.read,
    );
    expect(orders).toEqual([{ status: 'VOIDED' }]);
  });

  it('does nothing without the approval, or with somebody else’s wallet order', async () => {
    const { shopper, path, place, take } = await walletShopper();
    const { body } = await shopper.send<Checkout>('PUT', path, { paymentType: 'PAYPAL' });
    expect(await place(body.totals.total)).toMatchObject({ status: 409, body: { code: 'wallet_not_approved' } });
    expect(await take()).toMatchObject({ status: 200, body: { status: 'waiting', url: null } });
    const other = await walletShopper();
    const theirs = await other.open();
    const token = await other.approve(theirs.body.url);
    expect(await take(token)).toMatchObject({ status: 404, body: { code: 'checkout_not_found' } });
    const stranger = new Shopper(shop);
    await stranger.send('POST', '/api/cart', { variationId: lamps.at(-1) });
    expect(await stranger.send('POST', '/api/checkouts/paypal/checkout', { checkoutUuid: other.checkoutUuid, token })).toMatchObject({
      status: 404,
    });
    expect((await booksOf(shop)).orders).toEqual({});
  });

  it('[§7.1] accepts the wallet order in a header from API clients', async () => {
    const { shopper, checkoutUuid, open, approve } = await walletShopper();
    const token = await approve((await open()).body.url);
    await open();
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/checkouts/paypal/checkout',
      headers: { 'sec-fetch-site': 'same-origin', 'wallet-token': token },
      cookies: Object.fromEntries(shopper.cookies),
      payload: { checkoutUuid },
    });
    expect(answer.json()).toMatchObject({ status: 'approved', checkout: { wallet: { payerEmail: 'p•••@example.com' } } });
  });

  it('has a route for customers', async () => {
    const { shopper } = await walletShopper();
    const cartUuid = shopper.cookies.get('cart_uuid');
    expect(await shopper.send('POST', '/api/checkouts-paypal', { cartUuid })).toMatchObject({ status: 401 });
  });
});

describe('[§7.5 wallet] from the cart', () => {
  it('uses the wallet’s address and e-mail', async () => {
    const { approved, place } = await walletShopper({ from: 'cart', details: false });
    const checkout = await approved({ addressId: 'away' });
    expect(checkout).toMatchObject({
      contact: { email: 'payer@example.com' },
      shippingAddress: {
        firstName: 'Paula',
        lastName: 'Payer',
        city: 'Portland',
        stateRegion: 'OR',
        postalCode: '97209',
        phone: '6145550123',
      },
      totals: { taxIsEstimate: false },
    });
    placed(await place(checkout.totals.total));
  });

  it('shows an address we cannot ship to, without saving it', async () => {
    const { approved, shopper, path, place } = await walletShopper({ from: 'cart', details: false });
    const checkout = await approved({ addressId: 'island' });
    expect(checkout).toMatchObject({
      shippingAddress: null,
      contact: { email: 'payer@example.com' },
      wallet: { shipTo: { stateRegion: 'PR' } },
    });
    expect(await place(checkout.totals.total)).toMatchObject({ status: 400, body: { code: 'details_missing' } });
    const { body } = await shopper.send<Checkout>('PUT', path, { shippingAddress: ohio });
    placed(await place(body.totals.total));
  });
});

describe('[§4 wallet] payer behaviour', () => {
  it('an address we cannot ship to replaces one set before, so that no order goes elsewhere than was approved', async () => {
    const { approved, place } = await walletShopper({ from: 'cart' });
    const checkout = await approved({ addressId: 'island' });
    expect(checkout).toMatchObject({ shippingAddress: null, contact: { email: 'ada@example.com' }, totals: { taxIsEstimate: true } });
    expect(await place(checkout.totals.total)).toMatchObject({ status: 400, body: { code: 'details_missing' } });
  });

  it('cancelling or closing the window charges nothing, and a card still pays', async () => {
    const { shopper, path, open, take } = await walletShopper();
    const { body } = await open();
    expect(await take()).toMatchObject({ body: { status: 'waiting', url: body.url, checkout: { wallet: null } } });
    const { body: checkout } = await shopper.send<Checkout>('PUT', path, { paymentType: 'CARD' });
    const paid = await shopper.send<PlaceResult>('POST', `${path}/place`, {
      card: cardOf(testCards.good),
      expectedTotal: checkout.totals.total,
    });
    expect(paid).toMatchObject({ status: 200, body: { status: 'placed' } });
  });

  it('a declined funding source is reported, returns the stock and can be replaced', async () => {
    const { lamp, approved, place, open, approve, take } = await walletShopper();
    const checkout = await approved({ funding: 'declined' });
    expect(await place(checkout.totals.total)).toMatchObject({
      status: 409,
      body: {
        code: 'wallet_declined',
        message: 'We couldn’t complete your payment with PayPal. Please try again or use another payment method.',
        fields: { paymentType: expect.stringContaining('couldn’t use what you chose to pay with') },
      },
    });
    expect(await stockOf(shop, lamp)).toBe(10);
    expect(await take()).toMatchObject({ body: { status: 'waiting', checkout: { wallet: null, paymentType: 'PAYPAL' } } });
    const again = await open();
    const { body } = await take(await approve(again.body.url));
    placed(await place(body.checkout.totals.total));
    expect(await booksOf(shop)).toMatchObject({ orders: { placed: 1 }, payments: { declined: 1, succeeded: 1 } });
  });

  it('approving and placing in two tabs, going back and reloading make one order', async () => {
    const { open, approve, take, place } = await walletShopper();
    const one = (await open()).body.url;
    const two = (await open()).body.url;
    const first = await take(await approve(one));
    const second = await take(await approve(two));
    expect([first.body.status, second.body.status]).toEqual(['approved', 'approved']);
    const { total } = second.body.checkout.totals;
    const answers = await Promise.all([place(total), place(total), place(total)]);
    const numbers = new Set(answers.map(placed));
    expect(numbers.size).toBe(1);
    expect(placed(await place(total))).toBe([...numbers][0]);
    expect(await take()).toMatchObject({
      status: 200,
      body: { status: 'approved', checkout: { state: 'complete', orderNumber: [...numbers][0] } },
    });
    expect(await booksOf(shop)).toMatchObject({ orders: { placed: 1 }, payments: { succeeded: 1 } });
  });

  it('a slow bank leaves the order pending until the sweeper settles it, once', async () => {
    const { shopper, approved, place } = await walletShopper();
    const checkout = await approved({ funding: 'slow' });
    const answer = await place(checkout.totals.total);
    expect(answer).toMatchObject({ status: 200, body: { status: 'pending' } });
    await sweepPayments(shop.parts, new Date(Date.now() + 20_000));
    expect((await shopper.send<Order>('GET', `/api/orders/${answer.body.orderNumber}`)).body).toMatchObject({ paymentSettled: false });
    await sql`update sandbox_wallet.order set known_from = now()`.execute(shop.database.read);
    await sweepPayments(shop.parts, new Date(Date.now() + 20_000));
    await sweepPayments(shop.parts, new Date(Date.now() + 20_000));
    expect((await shopper.send<Order>('GET', `/api/orders/${answer.body.orderNumber}`)).body).toMatchObject({ paymentSettled: true });
    expect(await booksOf(shop)).toMatchObject({ orders: { placed: 1 }, payments: { succeeded: 1 } });
  });

  it('an undecided attempt is abandoned, and a later authorization is voided', async () => {
    const { approved, place, lamp } = await walletShopper();
    const checkout = await approved({ funding: 'slow' });
    await place(checkout.totals.total);
    await sweepPayments(shop.parts, new Date(Date.now() + 400_000));
    expect(await booksOf(shop)).toMatchObject({ orders: { payment_declined: 1 }, payments: { declined: 1 } });
    expect(await stockOf(shop, lamp)).toBe(10);
    await sql`update sandbox_wallet.order set known_from = now()`.execute(shop.database.read);
    expect(await shop.parts.payBy.PAYPAL?.list(new Date(0), null, AbortSignal.timeout(5000))).toEqual({ entries: [], next: null });
    const { rows } = await sql<{ status: string }>`
      select content->'purchase_units'->0->'payments'->'authorizations'->0->>'status' as status from sandbox_wallet.order`.execute(
      shop.database.read,
    );
    expect(rows).toEqual([{ status: 'VOIDED' }]);
  });
});

describe('[rulings: Money] totals by payment type', () => {
  it('promotions apply and lapse with the payment type', async () => {
    const { shopper, path } = await walletShopper();
    const by = async (paymentType: string) => (await shopper.send<Checkout>('PUT', path, { paymentType })).body.totals.discount;
    expect([await by('CARD'), await by('PAYPAL'), await by('CARD')]).toEqual([500, 1000, 500]);
    expect(await shopper.send('PUT', path, { paymentType: 'PLCC' })).toMatchObject({
      status: 409,
      body: { code: 'payment_type_unavailable' },
    });
  });

  it('a payment type changed in another tab requires agreement to the new total', async () => {
    const { shopper, path, approved, place } = await walletShopper();
    const { totals } = await approved();
    const { body } = await shopper.send<Checkout>('PUT', path, { paymentType: 'CARD' });
    const answer = await shopper.send('POST', `${path}/place`, { card: cardOf(testCards.good), expectedTotal: totals.total });
    expect(answer).toMatchObject({ status: 409, body: { code: 'total_changed', details: { totals: { total: body.totals.total } } } });
    await shopper.send('PUT', path, { paymentType: 'PAYPAL' });
    placed(await place(totals.total));
  });

  it('a cart changed after the approval is authorized at the new total', async () => {
    const { shopper, lamp, path, approved, place } = await walletShopper();
    const before = await approved();
    await shopper.send('POST', '/api/cart', { variationId: lamp });
    expect(await place(before.totals.total)).toMatchObject({ status: 409, body: { code: 'total_changed' } });
    const { body: after } = await shopper.send<Checkout>('GET', path);
    placed(await place(after.totals.total));
    const { rows } = await sql<{ value: string }>`
      select content->'purchase_units'->0->'payments'->'authorizations'->0->'amount'->>'value' as value from sandbox_wallet.order`.execute(
      shop.database.read,
    );
    expect(Math.round(Number(rows[0]?.value) * 100)).toBe(after.totals.total);
  });

  it('card details are required for card payments only', async () => {
    const { shopper, path } = await walletShopper();
    const { body } = await shopper.send<Checkout>('GET', path);
    expect(await shopper.send('POST', `${path}/place`, { expectedTotal: body.totals.total })).toMatchObject({
      status: 400,
      body: { code: 'details_missing', fields: { 'card.number': expect.any(String) } },
    });
  });
});

describe('[rulings: impersonation] a checkout whose customer chose the wallet', () => {
  it('shows and charges staff who act for them what it costs by card, and keeps the customer’s choice', async () => {
    const { token, customerId } = await signedIn(shop);
    const shopper = new Shopper(shop);
    shopper.cookies.set('session_token', token);
    const { path } = await readyToPay(shop, [{ variationId: lamps.pop() as number }], { shopper });
    await shopper.send('PUT', path, { paymentType: 'PAYPAL' });
    const care = new Shopper(shop);
    care.cookies.set('staff_session_token', (await staffSignedIn(shop, 'customer_care')).token);
    await care.send('POST', '/api/impersonate', { customerId, reason: 'asked by phone' });
    const { body: shown } = await care.send<Checkout>('GET', path);
    expect(shown).toMatchObject({ paymentType: 'CARD', paymentTypes: ['CARD'], totals: { discount: 500 } });
    expect((await shopper.send<Checkout>('GET', path)).body).toMatchObject({ paymentType: 'PAYPAL', totals: { discount: 1000 } });
    const { total: expectedTotal } = shown.totals;
    placed(await care.send<PlaceResult>('POST', `${path}/place`, { card: cardOf(testCards.good), expectedTotal }));
  });
});

describe('[§9 wallet payment] the flag', () => {
  it('switched off, refuses and hides the wallet, and a checkout that chose it is paid by card', async () => {
    const { shopper, path, open } = await walletShopper();
    expect((await shopper.send<Checkout>('GET', path)).body.paymentTypes).toEqual(['CARD', 'PAYPAL']);
    await shopper.send('PUT', path, { paymentType: 'PAYPAL' });
    const off = { flag: 'wallet-payment', brand: null, percentage: 0, visitors: [] } as const;
    await shop.database.transact((tx) => setFlag(tx, off, { changedBy: 'Ada', reason: 'a trial' }, new Date()));
    const { body: checkout } = await shopper.send<Checkout>('GET', path);
    expect(checkout).toMatchObject({ paymentTypes: ['CARD'], paymentType: 'CARD', totals: { discount: 500 } });
    expect(await open()).toMatchObject({ status: 409, body: { code: 'payment_type_unavailable' } });
    const pay = <Result>(number: string) =>
      shopper.send<Result>('POST', `${path}/place`, { card: cardOf(number), expectedTotal: checkout.totals.total });
    const { body: atBank } = await pay<{ url: string }>(testCards.challenge);
    await shopper.send('POST', `/api${atBank.url}`, { approve: false });
    expect((await shopper.send('POST', `${path}/resume`)).body).toMatchObject({
      code: 'card_declined',
      fields: { 'card.number': expect.stringContaining('bank did not approve') },
    });
    placed(await pay<PlaceResult>(testCards.good));
  });
});
