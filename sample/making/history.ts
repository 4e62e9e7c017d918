import type { PastOrder } from '../../server/recommendations/index.ts';
import { products } from '../catalogue/index.ts';
import { pairings } from '../pairings.ts';
import type { SampleProduct } from '../product.ts';
import { daysAfter } from './days.ts';
import { type Random, randomOf } from './random.ts';

const orders = 1800;
/** Days of order history. */
const reach = 340;

/** The demonstration's orders and returns of the year before `until` (ISO date). Deterministic per day. */
export function pastOrders(until: string): PastOrder[] {
  const random = randomOf('past orders');
  const wanted = products.flatMap((product) => Array.from({ length: demandOf(product) }, () => product));
  return Array.from({ length: orders }, (_, at) => {
    const anchor = random.pick(wanted);
    const bought = new Set([anchor, ...companionsOf(anchor).filter(() => random.chance(0.32))]);
    if (random.chance(0.2)) bought.add(random.pick(wanted));
    return {
      orderNumber: `PAST-${String(at + 1).padStart(6, '0')}`,
      boughtOn: daysAfter(until, -random.whole(1, reach)),
      items: [...bought].map((product) => itemOf(product, random)),
    };
  });
}

/** Popular and cheap products sell more. */
function demandOf({ rating, reviews, price }: SampleProduct): number {
  return 1 + Math.round((rating - 2) * Math.log2(1 + reviews) * (price < 30_000 ? 2 : 1));
}

/** A fixed few, so that orders share products. */
function companionsOf(product: SampleProduct): SampleProduct[] {
  const pairing = pairings
    .filter(({ category }) => product.category.startsWith(category))
    .sort((one, other) => other.category.length - one.category.length)[0];
  const random = randomOf(`companions ${product.handle}`);
  return (pairing?.goesWith ?? []).flatMap((path) => {
    const there = products.filter((other) => other.category.startsWith(path) && other !== product);
    return there.length > 0 ? [random.pick(there)] : [];
  });
}

function itemOf({ handle, rating, price }: SampleProduct, random: Random): PastOrder['items'][number] {
  const units = price < 6000 && random.chance(0.3) ? random.whole(2, 4) : 1;
  // Less popular products are returned more: from 2% of the best to 14% of the worst.
  const share = 0.02 + (5 - rating) * 0.06;
  const returnedUnits = Array.from({ length: units }, () => random.chance(share)).filter(Boolean).length;
  return { handle, units, returnedUnits };
}
