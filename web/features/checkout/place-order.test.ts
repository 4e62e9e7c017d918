import { describe, expect, it } from 'vitest';
import { Client, type Failure, failure, type Result } from '../../../contract/api/client.ts';
import { type Checkout, checkoutEndpoints } from '../../../contract/checkout/checkout.ts';
import { type PlaceParts, placeOrder } from './place-order.ts';
import { readCheckout } from './typed-form.ts';

const ok = <T>(data: T): Result<T> => ({ ok: true, statusCode: 200, data });
const coded = (statusCode: number, code: string): Failure => ({ ...failure(statusCode, 'Refused.'), code });
const checkout = (total: number, { lineTotal = 500, wallet = null as object | null } = {}): Checkout =>
  ({
    checkoutUuid: 'c',
    state: 'open',
    wallet,
    promotions: { codes: [] },
    items: [{ variationId: 7, quantity: 2, lineTotal, errorDetails: null, productDetails: { name: 'Lamp' } }],
    totals: { merchandise: 500, discount: 0, total, currency: 'USD' },
  }) as unknown as Checkout;
const typed = (paymentType = 'CARD') => readCheckout(new URLSearchParams({ paymentType, 'card.number': '4242' }), []);
const placed = ok({ status: 'placed', orderNumber: 'AAAA-BBBBB' });

/** Places an order; `calls` answer by endpoint. Returns the step with what was asked for, in order. */
async function place(parts: Partial<PlaceParts> = {}, calls: ReadonlyMap<unknown, Result<unknown>> = new Map()) {
  const asked: unknown[] = [];
  const call = async (endpoint: unknown, input: object): Promise<Result<unknown>> => {
    asked.push({ ...input });
    return calls.get(endpoint) ?? placed;
  };
  const step = await placeOrder({
    client: new Client({ call }),
    typed: typed(),
    checkout: checkout(500),
    asked: { card: true, code: true },
    element: null,
    away: '/cart',
    agree: async (form) => form,
    save: async () => {
      asked.push('save');
      return ok(checkout(500));
    },
    urls: { placed: (orderNumber) => `/orders/${orderNumber}`, openWallet: async () => ok({ url: '/wallet' }) },
    ...parts,
  });
  return { step, asked };
}

const byCall = (...answers: [unknown, Result<unknown>][]) => new Map(answers);

describe('[§2.8] the button that places the order', () => {
  it('saves the form, places the order for the total and items shown, and leaves for the order', async () => {
    const { step, asked } = await place();
    expect(step).toEqual({ kind: 'redirect', url: '/orders/AAAA-BBBBB' });
    const agreed = { checkoutUuid: 'c', expectedTotal: 500, expectedItems: '7x2', card: expect.anything() };
    expect(asked).toEqual(['save', expect.objectContaining(agreed)]);
  });

  it('leaves for the bank that asks for the payment', async () => {
    const { step } = await place({}, byCall([checkoutEndpoints.place, ok({ status: 'challenge', url: '/bank' })]));
    expect(step).toEqual({ kind: 'redirect', url: '/bank' });
  });

  it.each([
    [{ fault: 'The card form hasn’t loaded.' }, { cardToken: 'The card form hasn’t loaded.' }],
    [{ fault: null }, null],
  ])('saves nothing while the provider’s fields are incomplete: %j', async (incomplete, errors) => {
    const element = { check: async () => incomplete, give: async () => ({ token: 't' }) };
    expect(await place({ element })).toEqual({ step: { kind: 'invalid', errors }, asked: [] });
  });

  it('saves nothing before the address is agreed', async () => {
    const errors = { 'shippingAddress.city': 'Which one?' };
    expect(await place({ agree: async () => ({ asked: errors }) })).toEqual({ step: { kind: 'agree', errors }, asked: [] });
  });

  it('places nothing where the provider takes no card, and places with its token otherwise', async () => {
    const element = (given: { token: string } | { fault: string }) => ({ check: async () => null, give: async () => given });
    const refused = await place({ element: element({ fault: 'Unreachable.' }) });
    expect(refused).toEqual({ step: { kind: 'cardless', errors: { cardToken: 'Unreachable.' } }, asked: ['save'] });
    const { asked } = await place({ element: element({ token: 't' }), asked: { card: false, code: false } });
    expect(asked).toEqual(['save', expect.objectContaining({ cardToken: 't' })]);
  });

  it('opens a wallet that has not approved yet', async () => {
    expect(await place({ typed: typed('PAYPAL') })).toEqual({ step: { kind: 'redirect', url: '/wallet' }, asked: ['save'] });
    const urls = { placed: () => '', openWallet: async () => failure(502) };
    expect((await place({ typed: typed('PAYPAL'), urls })).step).toEqual({ kind: 'failed', failure: failure(502) });
    const approved = await place({ typed: typed('PAYPAL'), save: async () => ok(checkout(500, { wallet: {} })) });
    expect(approved.step).toMatchObject({ kind: 'redirect', url: '/orders/AAAA-BBBBB' });
  });

  it('asks for agreement to a total that shipping or tax changed', async () => {
    expect(await place({ save: async () => ok(checkout(540)) })).toEqual({
      step: { kind: 'newTotal', checkout: checkout(540) },
      asked: [],
    });
  });

  it('[checklist 31] asks for the result where another tab is already paying', async () => {
    const { step, asked } = await place({ save: async () => coded(409, 'payment_in_progress') });
    expect(step).toMatchObject({ kind: 'redirect' });
    expect(asked).toEqual([{ checkoutUuid: 'c' }]);
  });

  it('does not place what could not be saved', async () => {
    const { step, asked } = await place({ save: async () => failure(400) });
    expect({ step, asked }).toEqual({ step: { kind: 'failed', failure: failure(400) }, asked: [] });
  });
});

describe('[§2.8] a refused order', () => {
  const refused = (code: string, now: Result<unknown> = ok(checkout(600))) =>
    byCall([checkoutEndpoints.place, coded(409, code)], [checkoutEndpoints.get, now]);

  it.each(['total_changed', 'items_changed', 'wallet_declined', 'plan_unavailable'])(
    'for %s shows the checkout as it is now',
    async (code) => {
      expect((await place({}, refused(code))).step).toMatchObject({ kind: 'failed', checkout: checkout(600) });
    },
  );

  it('says both totals', async () => {
    expect((await place({}, refused('total_changed'))).step).toMatchObject({ words: expect.stringContaining('from $5.00 to $6.00') });
  });

  it('for another reason, or where the checkout cannot be read, has the failure’s own words', async () => {
    expect((await place({}, refused('card_declined'))).step).toEqual({ kind: 'failed', failure: coded(409, 'card_declined') });
    expect((await place({}, refused('total_changed', failure(503)))).step).toEqual({
      kind: 'failed',
      failure: coded(409, 'total_changed'),
    });
  });

  it('leads to the cart once nothing of it can be bought, unless it is a payment link’s', async () => {
    const gone = refused('items_changed', ok(checkout(0, { lineTotal: 0 })));
    expect((await place({}, gone)).step).toEqual({ kind: 'redirect', url: '/cart', replaces: true });
    expect((await place({ away: null }, gone)).step).toMatchObject({ kind: 'failed' });
  });

  it('[checklist 31] says that nothing is charged twice where no answer came', async () => {
    const { step } = await place({}, byCall([checkoutEndpoints.place, failure(0)]));
    expect(step).toMatchObject({ words: expect.stringContaining('you will not be charged twice') });
  });
});
