import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '../../../contract/cart/cart.ts';
import { type CrossSellVariation, recommendationEndpoints } from '../../../contract/recommendations/recommendations.ts';
import { client } from '../../api/browser.ts';

type Item = Pick<CartLine, 'variationId' | 'inventory' | 'errorDetails'> & {
  productDetails: Pick<CartLine['productDetails'], 'productId'>;
};

/** Out of stock: nothing left, or marked so (spec §4). */
const inStock = ({ inventory, errorDetails }: Item): boolean =>
  inventory.quantityAvailable > 0 && errorDetails?.code !== 'out_of_stock' && errorDetails?.code !== 'unavailable';

/** Asks once per item, if cross-sell is on (spec §7.3); a failed call offers nothing. */
export async function askFor(
  items: readonly Item[],
  isOn: () => Promise<boolean>,
  found: (variationId: number, variations: readonly CrossSellVariation[]) => void,
  api = client,
): Promise<void> {
  if (!(await isOn())) return;
  const ask = async ({ variationId, productDetails: { productId } }: Item) => {
    const answer = await api.call(recommendationEndpoints.crossSell, { productId, variationId });
    if (answer.ok) found(variationId, answer.data.variations);
  };
  await Promise.all(items.map(ask));
}

/** Suggestions for the items of a cart, each product once: loaded once per item in stock, after the cart. `isOn` asks the flag; it stays the same function. */
export function useCrossSell(items: readonly Item[], isOn: () => Promise<boolean>): CrossSellVariation[] {
  const [found, setFound] = useState<ReadonlyMap<number, readonly CrossSellVariation[]>>(new Map());
  const asked = useRef(new Set<number>());
  useEffect(() => {
    const open = items.filter((item) => inStock(item) && !asked.current.has(item.variationId));
    for (const { variationId } of open) asked.current.add(variationId);
    if (open.length > 0) void askFor(open, isOn, (id, variations) => setFound((before) => new Map(before).set(id, variations)));
  }, [items, isOn]);

  const offered = new Map<number, CrossSellVariation>();
  for (const { variationId } of items) {
    for (const variation of found.get(variationId) ?? []) offered.set(variation.productId, variation);
  }
  return [...offered.values()];
}
