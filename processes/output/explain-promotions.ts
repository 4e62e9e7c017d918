import { z } from 'zod';
import { flagship } from '../../brands/family.ts';
import { paymentType } from '../../contract/promotions/promotions.schemas.ts';
import { tryCart } from '../../server/cart/index.ts';
import { shopRates } from '../../server/delivery/index.ts';
import { buyers } from '../../server/orders/index.ts';
import { formatDollars } from '../../server/platform/format-dollars.ts';
import { promotionsAt } from '../../server/promotions/index.ts';
import type { Shop } from '../../server/shop.ts';

/** A hypothetical cart, for `npm run promotions -- explain --cart FILE`. */
export const cartFile = z.strictObject({
  brand: z.string().default(flagship),
  lines: z.array(z.strictObject({ sku: z.string().min(1), quantity: z.int().min(1).default(1) })).min(1),
  codes: z.array(z.string()).default([]),
  campaign: z
    .strictObject({ campaignId: z.string().min(1), restrictionToken: z.string().optional() })
    .nullable()
    .default(null),
  email: z.string().nullable().default(null),
  signedIn: z.boolean().default(false),
  paymentType: paymentType.nullable().default(null),
  country: z.enum(['US', 'CA']).nullable().default(null),
});

/** Explains what the shop's promotions do to a cart: a line for each promotion, cart line and total. Throws for unknown SKUs. */
export async function explain(
  { database, content }: Pick<Shop, 'database' | 'content'>,
  cart: z.output<typeof cartFile>,
  now: Date,
): Promise<string[]> {
  const { brand, ...tried } = cart;
  const brandPromotions = await promotionsAt(database)(brand, now);
  const parts = { db: database.read, brandPromotions, ratesAt: shopRates(database, content.site), buyers, now, at: now };
  const { lines, made } = await tryCart(parts, tried);

  const keys = new Map(brandPromotions.promotions.map(({ id, key }) => [id, key]));
  const outcomes = made.considered().map(({ promotion, outcome }) => {
    const key = keys.get(promotion.id) ?? String(promotion.id);
    if (outcome.state === 'applied') return [key, 'applied', `${formatDollars(outcome.amount)} off`];
    if (outcome.state === 'beaten') return [key, 'beaten', `by ${keys.get(outcome.by) ?? outcome.by}`];
    return [key, 'not eligible', outcome.reason.message];
  });
  const ofLines = lines.map(({ offer, quantity, lineTotal, notice }) => {
    const given = made.lines.get(offer.variationId)?.adjustments ?? [];
    const off = given.map(({ promotionId, amount }) => `${formatDollars(-amount)} ${keys.get(promotionId) ?? promotionId}`);
    return [`${quantity} × ${offer.sku}`, formatDollars(lineTotal), off.join(', ') || (notice?.message ?? '')];
  });
  const { merchandise, discount, shipping, total } = made.totals;
  const totals = Object.entries({ merchandise, discount: 0 - discount, shipping, 'total before tax': total });
  return [...outcomes, ...ofLines, ...totals.map(([name, cents]) => [name, formatDollars(cents)])].map((cells) =>
    cells.join('\t').trimEnd(),
  );
}
