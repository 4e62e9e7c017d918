import type { VariationPrice } from '../../contract/catalog/catalog.ts';
import { isPlainObject } from '../../contract/values/record.ts';

/** The price extras a brand shows (spec §9 flags: reference pricing, urgency messaging). */
export interface PriceDisplay {
  readonly references: boolean;
  /** How long a sale still runs. */
  readonly urgency: boolean;
}

/**
 * Adapts every price in an answer, at any depth, to what the brand shows, in one place so that no list, row or page can forget it. Copies, because
 * the answer may be shared.
 */
export function showPrices(answer: unknown, display: PriceDisplay): unknown {
  if (Array.isArray(answer)) return answer.map((one) => showPrices(one, display));
  if (!isPlainObject(answer)) return answer;
  if (isPrice(answer)) return shown(answer, display);
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, showPrices(value, display)]));
}

function shown({ saleEndsAt, ...price }: VariationPrice, { references, urgency }: PriceDisplay): VariationPrice {
  if (!references) return { ...price, basePrice: price.amount, salePrice: null, reference: null };
  return urgency && saleEndsAt !== undefined ? { ...price, saleEndsAt } : price;
}

const isPrice = (value: object): value is VariationPrice => 'basePrice' in value && 'salePrice' in value && 'reference' in value;
