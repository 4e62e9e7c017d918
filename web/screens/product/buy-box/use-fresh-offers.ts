import { useCallback, useEffect, useState } from 'react';
import type { ShownProduct } from '../product-data.ts';

/** Seconds after which an open page refreshes its offers (spec §9: product page client fetch delay). */
const delay = 20;

/**
 * The product with current prices and stock, refreshed when the visitor returns to the page after 20 seconds, or by `refresh`. Only text changes, in
 * places of fixed size, so nothing moves under the pointer.
 */
export function useFreshOffers(product: ShownProduct): { readonly product: ShownProduct; refresh(): void } {
  const [variations, setVariations] = useState(product.variations);
  const refresh = useCallback(() => {
    import('./fresh-offers.ts')
      .then(({ freshVariations }) => freshVariations(product))
      .then((fresh) => fresh && setVariations(fresh))
      .catch(() => undefined);
  }, [product]);
  useEffect(() => {
    let asked = Date.now();
    const again = () => {
      if (document.hidden || Date.now() - asked < delay * 1000) return;
      asked = Date.now();
      refresh();
    };
    const events = ['visibilitychange', 'focus', 'pageshow'] as const;
    for (const name of events) addEventListener(name, again);
    return () => {
      for (const name of events) removeEventListener(name, again);
    };
  }, [refresh]);
  return { product: variations === product.variations ? product : { ...product, variations }, refresh };
}
