import type { ContentPage } from '../../../contract/content/page.schemas.ts';
import type { FlatShippingMetaData } from '../../../contract/content/site.schemas.ts';
import { formatDollars } from '../../platform/format-dollars.ts';

/**
 * Fills in the figures of standard delivery: `{free_shipping_from}` ($50, free from this amount) and `{shipping_rate}` ($6.99, the rate
 * below it). So texts stay true when the figures change.
 */
export function withFigures(page: ContentPage, { threshold, rate }: FlatShippingMetaData): ContentPage {
  const text = JSON.stringify(page);
  if (!text.includes('{free_shipping_from}') && !text.includes('{shipping_rate}')) return page;
  return JSON.parse(
    text
      .replaceAll('{free_shipping_from}', () => formatDollars(threshold.amount + 1, 0))
      .replaceAll('{shipping_rate}', () => formatDollars(rate.amount)),
  );
}
