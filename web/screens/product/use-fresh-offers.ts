import { useEffect, useState } from 'react';
import type { Product } from '../../../contract/catalog.ts';

/** Seconds after which an open page asks anew (spec §9: product page client fetch delay). */
const delay = 20;

/**
 * The product with prices and stock as they are now: a page that is come back to after 20 seconds asks for them. Only words and figures change,
 * in places that keep their size, so that nothing moves under the pointer.
 */
export function useFreshOffers(product: Product): Product {
  const [variations, setVariations] = useState(product.variations);
  useEffect(() => {
    let asked = Date.now();
    const look = async () => {
      if (document.hidden || Date.now() - asked < delay * 1000) return;
      asked = Date.now();
      const { freshVariations } = await import('./fresh-offers.ts');
      const fresh = await freshVariations(product);
      if (fresh) setVariations(fresh);
    };
    const again = () => void look().catch(() => undefined);
    const events = [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'pageshow'],
    ] as const;
    for (const [target, name] of events) target.addEventListener(name, again);
    return () => {
      for (const [target, name] of events) target.removeEventListener(name, again);
    };
  }, [product]);
  return variations === product.variations ? product : { ...product, variations };
}
