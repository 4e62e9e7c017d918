import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offer } from '../../../test/support/promotions.ts';
import type { WrittenPromotion } from '../promotion.ts';
import type { StoredPromotion } from '../store.ts';
import { advertisedPrice, advertisingOf } from './advertised-price.ts';

const now = new Date('2026-11-21T12:00:00Z');
const stored = (id: number, { codes = [], ...more }: Partial<WrittenPromotion> = {}): StoredPromotion => ({
  ...offer(id, { advertised: true, ...more, ...(codes.length > 0 && { conditions: { code: true, ...more.conditions } }) }),
  key: `offer-${id}`,
  codes,
});
const unit = { handle: 'sofa', categories: new Set(['furniture']), pools: new Set<string>(), unitPrice: 169_900, onSale: false };
const priceWith = (promotions: readonly StoredPromotion[], of = unit, at = now) =>
  advertisedPrice(advertisingOf(promotions, at), of, 'alder-loom', at);

const autumn = stored(1, { codes: ['AUTUMN'], benefit: { kind: 'percent', percent: 20 }, label: '20% off' });

describe('[§3 promotions] an advertised price', () => {
  it('is the price of one unit with the code', () => {
    expect(priceWith([autumn])).toEqual({ amount: 135_920, label: '20% off', code: 'AUTUMN' });
    expect(priceWith([stored(2)])).toEqual({ amount: 152_910, label: 'Offer 2', code: null });
  });

  it.each<[string, Partial<WrittenPromotion>]>([
    ['not advertised', { advertised: false }],
    ['not begun', { startsAt: '2026-11-22T00:00:00Z' }],
    ['ended', { endsAt: '2026-11-21T12:00:00Z' }],
    ['for customers who are signed in', { conditions: { signedIn: true } }],
    ['for a group of customers', { conditions: { customerGroups: ['trade'] } }],
    ['for first orders', { conditions: { firstOrder: true } }],
    ['for some customers', { conditions: { customers: ['ann@example.com'] } }],
    ['for a way to pay', { conditions: { paymentTypes: { in: ['PLCC'] } } }],
    ['for a country', { conditions: { countries: ['US'] } }],
    ['for a campaign’s visitors', { conditions: { campaign: true } }],
    ['by a code of somebody’s own', { conditions: { code: true } }],
    ['for so many uses', { usesLimit: 100 }],
    ['once for each customer', { usesPerCustomer: 1 }],
    ['from an amount that one unit does not reach', { conditions: { minimumMerchandise: 170_000 } }],
    ['from two units', { conditions: { minimumUnits: 2 } }],
    ['for buying two', { benefit: { kind: 'buy_x_get_y', buy: 1, get: 1 } }],
    ['for other goods', { conditions: { categories: { in: ['rugs'] } } }],
    ['for sale items', { conditions: { saleItems: 'only' } }],
    ['of the sister brand', { brands: ['pip-alder'] }],
    ['off the delivery', { group: 'shipping', benefit: { kind: 'free_shipping' } }],
  ])('is absent where the promotion is %s', (_, more) => {
    expect(priceWith([stored(1, more)])).toBeNull();
  });

  it('includes automatic promotions, and is the best of several', () => {
    const given = stored(3, { advertised: false, group: 'order', stacksWith: ['item'], benefit: { kind: 'amount', amount: 10_000 } });
    const stacking = stored(4, { codes: ['MORE'], stacksWith: ['order'] });
    expect(priceWith([given, stacking])).toMatchObject({ amount: 142_910, code: 'MORE' });
    expect(priceWith([autumn, stacking])).toMatchObject({ amount: 135_920, code: 'AUTUMN' });
    // A better automatic promotion is not the code’s doing.
    const better = stored(5, { advertised: false, benefit: { kind: 'percent', percent: 30 } });
    expect(priceWith([autumn, better])).toBeNull();
  });

  it('is below the price, never negative, and independent of order', () => {
    const some = fc.record({
      percent: fc.integer({ min: 1, max: 100 }),
      advertised: fc.boolean(),
      coded: fc.boolean(),
      group: fc.constantFrom('item', 'order'),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 5 }), fc.integer({ min: 1, max: 500_000 }), (offers, unitPrice) => {
        const all = offers.map(({ percent, advertised, coded, group }, at) =>
          stored(at + 1, {
            advertised,
            group: group as 'item' | 'order',
            stacksWith: ['item', 'order'],
            benefit: { kind: 'percent', percent },
            codes: coded ? [`CODE${at}`] : [],
          }),
        );
        const found = priceWith(all, { ...unit, unitPrice });
        if (found) expect(found.amount >= 0 && found.amount < unitPrice).toBe(true);
        expect(priceWith(all.toReversed(), { ...unit, unitPrice })?.amount).toBe(found?.amount);
      }),
      { numRuns: 2000 },
    );
  });
});
