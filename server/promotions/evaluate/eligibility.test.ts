import { describe, expect, it } from 'vitest';
import { factsWith, lineFacts, offer } from '../../../test/support/promotions.ts';
import type { WrittenPromotion } from '../promotion.ts';
import { evaluate } from './evaluate.ts';
import type { Facts } from './facts.ts';

const now = new Date('2026-11-23T12:00:00Z');
type Conditions = NonNullable<WrittenPromotion['conditions']>;

/** One promotion's outcome: the amount it takes off, or the reason it does not. */
function judged(more: Partial<WrittenPromotion>, facts: Partial<Facts> = {}) {
  const [one] = evaluate(factsWith(facts), [offer(1, more)], now).considered();
  if (one?.outcome.state === 'applied') return one.outcome.amount;
  return one?.outcome.state === 'not_eligible' ? one.outcome.reason : one;
}
const reason = (code: string, message: string, missing?: number) => ({ code, message, ...(missing !== undefined && { missing }) });

const lamp = lineFacts(1, { handle: 'lamp', categories: new Set(['lighting', 'lighting/lamps']), pools: new Set(['cosy']) });
const rug = lineFacts(2, { handle: 'rug', categories: new Set(['rugs']), onSale: true, quantity: 2 });
const both = { lines: [lamp, rug] };
const customer = { signedIn: true, email: 'ada@example.com', groups: new Set(['trade']), firstOrder: false, storeCardSince: null };

describe('[§4 promo code] dates', () => {
  it.each([
    ['2026-11-23T12:00:00Z', null, 1000],
    ['2026-11-23T12:00:00.001Z', null, reason('not_begun', 'Starts on Nov 23')],
    ['2026-12-24T05:00:00Z', null, reason('not_begun', 'Starts on Dec 24')],
    ['2026-10-01T00:00:00Z', '2026-11-23T12:00:00.001Z', 1000],
    ['2026-10-01T00:00:00Z', '2026-11-23T12:00:00Z', reason('ended', 'Ended on Nov 23')],
    ['2026-10-01T00:00:00Z', '2026-11-01T00:00:00-04:00', reason('ended', 'Ended on Oct 31')],
    ['2026-10-01T00:00:00Z', '2026-10-31T20:00:00-04:00', reason('ended', 'Ended on Oct 31')],
    ['2026-11-27T20:00:00-05:00', null, reason('not_begun', 'Starts on Nov 27')],
  ])('from %s to %s', (startsAt, endsAt, outcome) => expect(judged({ startsAt, endsAt })).toEqual(outcome));
});

describe('[§4 promo code] conditions of the visitor', () => {
  it.each<[string, Conditions, Partial<Facts>, unknown]>([
    ['no code', { code: true }, {}, reason('needs_code', 'Needs a promo code')],
    ['code entered', { code: true }, { codes: new Map([[1, 'AUTUMN']]) }, 1000],
    ['code of another', { code: true }, { codes: new Map([[2, 'AUTUMN']]) }, reason('needs_code', 'Needs a promo code')],
    ['no campaign', { campaign: true }, {}, reason('needs_campaign', 'Only with its own link')],
    ['campaign', { campaign: true }, { campaigns: new Set([1]) }, 1000],
    ['used up', {}, { usedUp: new Set([1]) }, reason('used_up', 'This offer has been used up')],
    ['guest', { signedIn: true }, {}, reason('signed_in', 'Sign in to use it')],
    ['signed in', { signedIn: true }, { customer }, 1000],
    ['second order', { firstOrder: true }, { customer }, reason('first_order', 'For first orders only')],
    ['first order', { firstOrder: true }, { customer: { ...customer, firstOrder: true } }, 1000],
    ['first order, not known', { firstOrder: true }, {}, 1000],
    ['chosen customer', { customers: ['Ada@example.com'] }, { customer }, 1000],
    ['another customer', { customers: ['bo@example.com'] }, { customer }, reason('customers', 'For selected customers only')],
    ['in a group', { customerGroups: ['vip', 'trade'] }, { customer }, 1000],
    ['in another group', { customerGroups: ['vip'] }, { customer }, reason('customers', 'For selected customers only')],
    ['a guest, in no group', { customerGroups: ['trade'] }, {}, reason('customers', 'For selected customers only')],
    ['nobody yet', { customers: ['ada@example.com'] }, {}, reason('customers', 'For selected customers only')],
  ])('%s', (_, conditions, facts, outcome) => expect(judged({ conditions }, facts)).toEqual(outcome));
});

describe('[rulings: Money] payment types and countries', () => {
  const onlyCard = reason('payment_type', 'Only with the Alder & Loom Card');
  it.each<[string, Conditions, Partial<Facts>, unknown]>([
    ['not chosen yet', { paymentTypes: { in: ['PLCC'] } }, {}, onlyCard],
    ['another', { paymentTypes: { in: ['PLCC'] } }, { paymentType: 'CARD' }, onlyCard],
    ['this one', { paymentTypes: { in: ['PLCC'] } }, { paymentType: 'PLCC' }, 1000],
    [
      'the sister’s card',
      { paymentTypes: { in: ['PLCC', 'PAYPAL'] } },
      { brand: 'pip-alder' },
      reason('payment_type', 'Only with the Pip & Alder Card or PayPal'),
    ],
    ...(
      [
        ['on the last of its first days', '2026-10-24T04:00:00Z', 1000],
        ['a day later', '2026-10-24T03:59:59Z', reason('store_card_days', 'Only in your first 30 days with the Alder & Loom Card')],
      ] as const
    ).map(([name, since, outcome]): [string, Conditions, Partial<Facts>, unknown] => [
      `this one, ${name}`,
      { paymentTypes: { in: ['PLCC'] }, storeCardDays: 30 },
      { paymentType: 'PLCC', customer: { ...customer, storeCardSince: new Date(since) } },
      outcome,
    ]),
    ['this one, not known since when', { storeCardDays: 30 }, { paymentType: 'PLCC' }, 1000],
    ['excluded', { paymentTypes: { notIn: ['PAYPAL'] } }, { paymentType: 'PAYPAL' }, reason('payment_type', 'Not with PayPal')],
    ['not excluded', { paymentTypes: { notIn: ['PAYPAL'] } }, { paymentType: 'CARD' }, 1000],
    ['perhaps excluded later', { paymentTypes: { notIn: ['PAYPAL'] } }, {}, 1000],
    ['country not known', { countries: ['US'] }, {}, 1000],
    ['this country', { countries: ['US'] }, { country: 'US' }, 1000],
    ['Canada', { countries: ['US'] }, { country: 'CA' }, reason('country', 'Ships to the US only')],
    ['the US', { countries: ['CA'] }, { country: 'US' }, reason('country', 'Ships to Canada only')],
  ])('%s', (_, conditions, facts, outcome) => expect(judged({ conditions }, facts)).toEqual(outcome));
});

describe('[rulings: Money] products it counts for', () => {
  const none = reason('no_matching_items', 'Not for these items');
  it.each<[string, Conditions, unknown]>([
    ['all', {}, 3000],
    ['products in', { products: { in: ['lamp', 'chair'] } }, 1000],
    ['products not in', { products: { notIn: ['lamp'] } }, 2000],
    ['another product', { products: { in: ['chair'] } }, none],
    ['category in', { categories: { in: ['lighting'] } }, 1000],
    ['category below', { categories: { in: ['lighting/lamps', 'rugs'] } }, 3000],
    ['category not in', { categories: { notIn: ['lighting'] } }, 2000],
    ['in and not in', { categories: { in: ['lighting', 'rugs'], notIn: ['lighting/lamps'] } }, 2000],
    ['pool in', { pools: { in: ['cosy'] } }, 1000],
    ['pool not in', { pools: { notIn: ['cosy'] } }, 2000],
    ['both must hold', { pools: { in: ['cosy'] }, categories: { in: ['rugs'] } }, none],
    ['sale items only', { saleItems: 'only' }, 2000],
    ['no sale items', { saleItems: 'excluded' }, 1000],
    ['no sale items, all are', { saleItems: 'excluded', products: { in: ['rug'] } }, reason('sale_items', 'Not with sale items')],
    ['sale items only, none is', { saleItems: 'only', products: { in: ['lamp'] } }, reason('sale_items', 'Only with sale items')],
  ])('%s', (_, conditions, outcome) => expect(judged({ conditions }, both)).toEqual(outcome));

  it('include none in an empty cart', () => {
    expect(judged({}, { lines: [] })).toEqual(reason('no_matching_items', 'Your cart is empty'));
  });
});

describe('[rulings: Money] minimums', () => {
  it.each<[string, Conditions, unknown]>([
    ['reached to the cent', { minimumMerchandise: 30_000 }, 3000],
    ['missed by a cent', { minimumMerchandise: 30_001 }, reason('minimum_merchandise', 'Add $0.01 more', 1)],
    ['missed', { minimumMerchandise: 131_200 }, reason('minimum_merchandise', 'Add $1,012.00 more', 101_200)],
    [
      'only of what it counts for',
      { minimumMerchandise: 30_000, categories: { in: ['rugs'] } },
      reason('minimum_merchandise', 'Add $100.00 more of qualifying items', 10_000),
    ],
    ['units reached', { minimumUnits: 3 }, 3000],
    ['a unit missed', { minimumUnits: 4 }, reason('minimum_units', 'Add 1 more item', 1)],
    ['units missed', { minimumUnits: 5 }, reason('minimum_units', 'Add 2 more items', 2)],
    [
      'units of what it counts for',
      { minimumUnits: 3, products: { in: ['rug'] } },
      reason('minimum_units', 'Add 1 more qualifying item', 1),
    ],
  ])('%s', (_, conditions, outcome) => expect(judged({ conditions }, both)).toEqual(outcome));
});

describe('[rulings: Tenancy] brands', () => {
  it('excludes the sister brand’s promotions', () => {
    const sisters = offer(1, { brands: ['pip-alder'] });
    const { adjustments, considered } = evaluate(factsWith(), [sisters], now);
    expect({ adjustments, considered: considered() }).toEqual({ adjustments: [], considered: [] });
    expect(evaluate(factsWith({ brand: 'pip-alder' }), [sisters], now).adjustments).toHaveLength(1);
  });
});
