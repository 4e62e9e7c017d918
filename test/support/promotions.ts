import type { Facts, LineFacts } from '../../server/promotions/evaluate/facts.ts';
import { savePromotions } from '../../server/promotions/index.ts';
import { type Promotion, promotion, type WrittenPromotion } from '../../server/promotions/promotion.ts';
import type { TestShop } from './app.ts';

/** A promotion in force since the start of 2026: 10% off each item unless overridden. */
export function offer(id: number, more: Partial<WrittenPromotion> = {}): Promotion {
  const {
    key: _key,
    codes: _codes,
    ...rest
  } = promotion.parse({
    key: `offer-${id}`,
    name: `Offer ${id}`,
    label: `Offer ${id}`,
    startsAt: '2026-01-01T00:00:00Z',
    group: 'item',
    benefit: { kind: 'percent', percent: 10 },
    ...more,
  });
  return { id, ...rest };
}

/** One unit for $100.00 at full price. */
export const lineFacts = (variationId: number, more: Partial<LineFacts> = {}): LineFacts => ({
  variationId,
  handle: `product-${variationId}`,
  categories: new Set(),
  pools: new Set(),
  unitPrice: 10_000,
  quantity: 1,
  onSale: false,
  ...more,
});

/** An unknown guest with one line; shipping costs $6.99, and nothing from $1,000.00. */
export const factsWith = (more: Partial<Facts> = {}): Facts => ({
  brand: 'alder-loom',
  lines: [lineFacts(1)],
  codes: new Map(),
  campaigns: new Set(),
  customer: { signedIn: false, email: null, groups: new Set(), firstOrder: null, storeCardSince: null },
  paymentType: null,
  country: null,
  shippingFor: (merchandise) => (merchandise >= 100_000 ? 0 : 699),
  usedUp: new Set(),
  ...more,
});

/** A promotion in file notation, running since January, with defaults for what a test ignores. */
export const written = (key: string, more: Pick<WrittenPromotion, 'group' | 'benefit'> & Partial<WrittenPromotion>): WrittenPromotion => ({
  key,
  name: key,
  label: `${key} saves`,
  startsAt: '2026-01-01T00:00:00Z',
  ...more,
  ...(more.codes && { conditions: { code: true, ...more.conditions } }),
});

/** Saves promotions in a shop, replacing those of the same key. */
export async function promote(shop: Pick<TestShop, 'database'>, ...promotions: WrittenPromotion[]): Promise<void> {
  await shop.database.transact((tx) =>
    savePromotions(
      tx,
      promotions.map((one) => promotion.parse(one)),
    ),
  );
}
