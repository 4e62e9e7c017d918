import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '../../../contract/buying/cart.ts';
import { type CrossSellVariation, recommendationEndpoints } from '../../../contract/catalog/recommendations.ts';
import { client } from '../../api/browser.ts';

/** Maximum number offered at a time. */
const most = 4;

type Item = Pick<CartLine, 'variationId' | 'inventory' | 'errorDetails'> & {
  productDetails: Pick<CartLine['productDetails'], 'productId'>;
};

/** Out of stock: nothing left, or marked so (spec §4). */
const inStock = ({ inventory, errorDetails }: Item): boolean =>
  inventory.quantityAvailable > 0 && errorDetails?.code !== 'out_of_stock' && errorDetails?.code !== 'unavailable';

/**
 * Suggestions for the items of a cart: loaded once per item in stock (spec §7.3), after the cart; a failed call offers nothing. Leaves out what is in
 * the cart, and repeats nothing.
 */
export function useCrossSell(items: readonly Item[]): CrossSellVariation[] {
  const [found, setFound] = useState<ReadonlyMap<number, readonly CrossSellVariation[]>>(new Map());
  const asked = useRef(new Set<number>());
  useEffect(() => {
    for (const { variationId, productDetails } of items.filter((item) => inStock(item) && !asked.current.has(item.variationId))) {
      asked.current.add(variationId);
      void client.call(recommendationEndpoints.crossSell, { productId: productDetails.productId, variationId }).then((answer) => {
        if (answer.ok) setFound((before) => new Map(before).set(variationId, answer.data.variations));
      });
    }
  }, [items]);

  const inCart = new Set(items.map((item) => item.productDetails.productId));
  const offered = new Map<number, CrossSellVariation>();
  for (const item of items) {
    for (const variation of found.get(item.variationId) ?? []) {
      if (!inCart.has(variation.productId)) offered.set(variation.productId, variation);
    }
  }
  return [...offered.values()].slice(0, most);
}
