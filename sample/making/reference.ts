import type { VariationRecord } from '../../server/catalog/import/record.ts';
import type { SampleProduct } from '../product.ts';
import { daysAfter, daysBetween, lastDay } from './days.ts';
import { randomOf } from './random.ts';

/**
 * The WAS price of a variation and the price history behind it; larger sizes keep the same difference. A sale ends at the end of a day some
 * days after `today` (ISO date), Eastern time.
 */
export function referenceOf(product: SampleProduct, price: number, today = lastDay): VariationRecord['reference'] {
  if (product.was === undefined) return undefined;
  const amount = price + product.was - product.price;
  const random = randomOf(`reference ${product.handle}`);
  const until = daysAfter(lastDay, -random.whole(10, 45));
  const weeks = random.whole(8, 20);
  const since = daysBetween(product.introducedOn, until) > weeks * 7 ? daysAfter(until, -weeks * 7) : product.introducedOn;
  const dollars = (amount / 100).toFixed(2);
  const endsAt = product.saleDays === undefined ? undefined : `${daysAfter(today, product.saleDays + 1)}T04:59:59Z`;
  return { type: 'WAS', amount, ...(endsAt && { endsAt }), evidence: `Own price history: sold at $${dollars} from ${since} to ${until}.` };
}
