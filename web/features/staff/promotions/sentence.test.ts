import { expect, it } from 'vitest';
import type { PromotionEdit } from '../../../../contract/merchandising/promotions.ts';
import { promotionSentence } from './sentence.ts';

const base = { startsAt: '2026-11-01T04:00:00Z', group: 'item', benefit: { kind: 'percent', percent: 15 } } as const;

it.each<[Partial<PromotionEdit>, string]>([
  [{}, '15% off everything, from Nov 1, 2026.'],
  [
    {
      conditions: { categories: { in: ['home/rugs'] }, minimumMerchandise: 20_000, code: true },
      codes: ['RUGS15'],
      endsAt: '2026-12-01T05:00:00Z',
      usesPerCustomer: 1,
    },
    '15% off rugs over $200 with code RUGS15, from Nov 1, 2026 until Dec 1, 2026, once per customer.',
  ],
  [
    { benefit: { kind: 'amount', amount: 550, most: 10_000 }, conditions: { saleItems: 'excluded', products: { notIn: ['oak-sofa'] } } },
    '$5.50 off each unit of everything except oak sofa or sale items, up to $100, from Nov 1, 2026.',
  ],
  [
    { benefit: { kind: 'fixed_price', price: 1900 }, conditions: { categories: { in: ['a', 'b', 'c', 'd'] }, saleItems: 'only' } },
    'A, b and 2 more on sale for $19 each, from Nov 1, 2026.',
  ],
  [
    { benefit: { kind: 'buy_x_get_y', buy: 2, get: 1 }, conditions: { pools: { in: ['gift-wrap'] }, code: true }, usesLimit: 1500 },
    'Buy 2, get 1 free on the list “gift wrap” with a unique code, from Nov 1, 2026, 1,500 times in all.',
  ],
  [
    {
      group: 'order',
      benefit: {
        kind: 'tiers',
        tiers: [
          { from: 25_000, percent: 10 },
          { from: 50_000, amount: 7500 },
        ],
      },
      conditions: { categories: { in: ['rugs'] }, minimumUnits: 2, firstOrder: true },
    },
    '10% off the order from $250 and $75 from $500 from 2 units, counting only rugs, on a first order, from Nov 1, 2026.',
  ],
  [
    {
      group: 'order',
      benefit: { kind: 'percent', percent: 5, most: 5000 },
      conditions: { saleItems: 'excluded', code: true },
      codes: ['A1', 'B2'],
    },
    '5% off the order with one of the codes A1 or B2, not counting sale items, up to $50, from Nov 1, 2026.',
  ],
  [
    {
      group: 'shipping',
      benefit: { kind: 'free_shipping' },
      startsAt: '2026-11-01T17:30:00Z',
      conditions: { countries: ['US'], campaign: true, signedIn: true, paymentTypes: { notIn: ['PAYPAL', 'PLCC'] } },
    },
    'Free shipping by the link of a campaign, for signed-in customers, unless paid with PayPal or the store card, shipped to the United States, from Nov 1, 2026, 12:30 PM.',
  ],
])('[money: Promotions] %j reads as a sentence', (more, sentence) => {
  expect(promotionSentence({ ...base, ...more })).toBe(sentence);
});
