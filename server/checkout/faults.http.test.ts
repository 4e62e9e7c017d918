import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlaceResult } from '../../contract/checkout/checkout.ts';
import {
  awkward,
  booksOf,
  type CommerceOptions,
  type CommerceShop,
  clearBooks,
  commerceShop,
  readyToPay,
  stockOf,
  stockShelves,
  testCards,
} from '../../test/support/commerce.ts';
import { settle } from './settlement.ts';
import { defaultTimeouts, sweepPayments } from './sweeper.ts';

let theShop: CommerceShop;
let lamps: number[];
beforeAll(async () => {
  theShop = await commerceShop({ providerLimitMs: 1500, lateMs: 2500 });
  lamps = await stockShelves(
    theShop,
    Array.from({ length: 12 }, () => ({ price: 2500, stock: 5 })),
  );
});
afterAll(() => theShop.close());

/** A shop with clean books, this provider, and an untouched lamp. */
async function open({ cardProvider }: Pick<CommerceOptions, 'cardProvider'> = {}): Promise<{ shop: CommerceShop; lamp: number }> {
  await clearBooks(theShop);
  theShop.payThrough(cardProvider);
  return { shop: theShop, lamp: lamps.pop() as number };
}

const fromNow = (ms: number) => new Date(Date.now() + ms);
const soon = defaultTimeouts.leaveAlone + 1000;
const later = defaultTimeouts.undecided + 1000;
const muchLater = defaultTimeouts.challenge + 1000;

const mails = async (of: CommerceShop) => {
  await of.jobs.drain();
  return (await of.app.inject({ url: '/api/dev/outbox' }))
    .json<{ mails: { subject: string }[] }>()
    .mails.map((mail) => mail.subject.replace(/\w{4}-\w{5}$/, '…'));
};

describe('[architecture: Money, orders, faults] a crash between the steps', () => {
  it.each([
    [
      'the provider charged, and the answer was lost',
      awkward((sandbox) => ({
        authorize: async (...asked) => {
          await sandbox.authorize(...asked);
          throw new Error('connection reset');
        },
      })),
    ],
    [
      'the provider charged, and never answers',
      awkward((sandbox) => ({
        authorize: async (...asked) => {
          await sandbox.authorize(...asked);
          return new Promise(() => {});
        },
      })),
    ],
  ])('%s: the sweeper finishes the order, exactly once', async (_name, provider) => {
    const { shop, lamp } = await open({ cardProvider: provider });
    const { pay, shopper, path } = await readyToPay(shop, [{ variationId: lamp, quantity: 2 }]);
    const { body } = await pay(testCards.good);
    expect(body).toMatchObject({ status: 'pending' });
    expect(await booksOf(shop)).toEqual({ orders: { awaiting_payment: 1 }, payments: { pending: 1 }, charges: { succeeded: 1 } });
    expect(await sweepPayments(shop.parts, new Date())).toBe(0);
    await Promise.all(Array.from({ length: 5 }, () => sweepPayments(shop.parts, fromNow(soon))));
    expect(await sweepPayments(shop.parts, fromNow(soon))).toBe(0);
    expect(await booksOf(shop)).toEqual({ orders: { placed: 1 }, payments: { succeeded: 1 }, charges: { succeeded: 1 } });
    expect(await stockOf(shop, lamp)).toBe(3);
    expect(await mails(shop)).toEqual(['Your order …']);
    const { orderNumber } = body as PlaceResult;
    expect((await shopper.send('POST', `${path}/resume`, {})).body).toEqual({ status: 'placed', orderNumber });
  });

  it('the provider never heard of the payment: the shop makes it refuse it, and undoes everything', async () => {
    const late: (() => Promise<unknown>)[] = [];
    const provider = awkward((sandbox) => ({
      authorize: (...asked) => {
        late.push(() => sandbox.authorize(...asked));
        return new Promise(() => {});
      },
    }));
    const { shop, lamp } = await open({ cardProvider: provider });
    const { pay, shopper, path } = await readyToPay(shop, [{ variationId: lamp }]);
    expect((await pay(testCards.good)).body).toMatchObject({ status: 'pending' });
    await sweepPayments(shop.parts, fromNow(soon));
    expect((await booksOf(shop)).payments).toEqual({ pending: 1 });
    await Promise.all(Array.from({ length: 5 }, () => sweepPayments(shop.parts, fromNow(later))));
    expect(await booksOf(shop)).toEqual({ orders: { payment_declined: 1 }, payments: { declined: 1 }, charges: { cancelled: 1 } });
    expect(await stockOf(shop, lamp)).toBe(5);
    expect(await mails(shop)).toEqual(['Your order was not placed']);
    expect((await shopper.send('GET', path)).body).toMatchObject({ state: 'open', items: [{ quantity: 1, errorDetails: null }] });
    // The late authorization is refused, not charged.
    expect(await late[0]?.()).toEqual({ status: 'declined', reason: 'cancelled' });
    expect((await booksOf(shop)).charges).toEqual({ cancelled: 1 });
  });

  it('the process died after the charge: retrying the same card completes the first attempt', async () => {
    let dead = true;
    const provider = awkward((sandbox) => ({
      authorize: async (...asked) => {
        const result = await sandbox.authorize(...asked);
        if (dead) throw new Error('killed');
        return result;
      },
    }));
    const { shop, lamp } = await open({ cardProvider: provider });
    const { pay } = await readyToPay(shop, [{ variationId: lamp }]);
    expect((await pay(testCards.good)).body).toMatchObject({ status: 'pending' });
    dead = false;
    expect((await pay(testCards.good)).body).toMatchObject({ status: 'placed' });
    expect(await booksOf(shop)).toEqual({ orders: { placed: 1 }, payments: { succeeded: 1 }, charges: { succeeded: 1 } });
  });

  it('recording the result failed: nothing is half written, and the sweeper finishes it', async () => {
    const { shop, lamp } = await open();
    const { enqueue } = shop.jobs;
    shop.jobs.enqueue = () => Promise.reject(new Error('disk full'));
    const { pay, shopper } = await readyToPay(shop, [{ variationId: lamp }]);
    expect(await pay(testCards.good)).toMatchObject({ status: 500 });
    expect(await booksOf(shop)).toEqual({ orders: { awaiting_payment: 1 }, payments: { pending: 1 }, charges: { succeeded: 1 } });
    expect((await shopper.send<{ cart: { itemQuantity: number } }>('GET', '/api/cart')).body.cart.itemQuantity).toBe(1);
    shop.jobs.enqueue = enqueue;
    await sweepPayments(shop.parts, fromNow(soon));
    expect(await booksOf(shop)).toEqual({ orders: { placed: 1 }, payments: { succeeded: 1 }, charges: { succeeded: 1 } });
    expect(await mails(shop)).toEqual(['Your order …']);
  });

  it('the provider does not answer the sweeper either: the next round asks again', async () => {
    let down = true;
    const provider = awkward((sandbox) => ({
      authorize: async (...asked) => {
        await sandbox.authorize(...asked);
        throw new Error('down');
      },
      lookup: (id) => (down ? Promise.reject(new Error('down')) : sandbox.lookup(id)),
    }));
    const { shop, lamp } = await open({ cardProvider: provider });
    await (await readyToPay(shop, [{ variationId: lamp }])).pay(testCards.good);
    await sweepPayments(shop.parts, fromNow(muchLater));
    expect((await booksOf(shop)).payments).toEqual({ pending: 1 });
    down = false;
    await sweepPayments(shop.parts, fromNow(soon));
    expect((await booksOf(shop)).payments).toEqual({ succeeded: 1 });
  });
});

describe('[checklist 38] shoppers who leave', () => {
  it('an unanswered challenge is abandoned and the items are released', async () => {
    const { shop, lamp } = await open();
    await (await readyToPay(shop, [{ variationId: lamp, quantity: 5 }])).pay(testCards.challenge);
    await sweepPayments(shop.parts, fromNow(later));
    expect((await booksOf(shop)).payments).toEqual({ challenge: 1 });
    await sweepPayments(shop.parts, fromNow(muchLater));
    expect(await booksOf(shop)).toEqual({ orders: { payment_declined: 1 }, payments: { declined: 1 }, charges: { cancelled: 1 } });
    expect(await stockOf(shop, lamp)).toBe(5);
  });

  it('a slow bank’s late approval completes the order', async () => {
    const { shop, lamp } = await open();
    expect((await (await readyToPay(shop, [{ variationId: lamp }])).pay(testCards.late)).body).toMatchObject({ status: 'pending' });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await sweepPayments(shop.parts, fromNow(soon));
    expect(await booksOf(shop)).toEqual({ orders: { placed: 1 }, payments: { succeeded: 1 }, charges: { succeeded: 1 } });
    expect(await mails(shop)).toEqual(['Your order …']);
  });
});

it('two different outcomes for one payment are logged as an error, never a silent change', async () => {
  const { shop, lamp } = await open();
  const { pay } = await readyToPay(shop, [{ variationId: lamp }]);
  await pay(testCards.good);
  const { rows } = await sql<{ id: string }>`select id from payments.payment`.execute(shop.database.read);
  const id = rows[0]?.id as string;
  const no = { status: 'declined', reason: 'declined' } as const;
  await expect(settle(shop.parts, id, no, new Date(), { network: null })).rejects.toThrow(/succeeded, but the provider says declined/);
  expect((await booksOf(shop)).orders).toEqual({ placed: 1 });
});
