import { useSyncExternalStore } from 'react';
import { useShare } from '../../../page/island.tsx';
import { product as productLink } from '../../../routes.ts';
import { showFacts } from '../details/show-facts.ts';
import type { ShownProduct, ShownVariation } from '../product-data.ts';

/** State shared by a product page's islands: the product, and the variation in its address. */
export interface ProductShare {
  readonly product: ShownProduct;
  readonly chosenId: number | null;
}

/** The variation chosen on this page; null before. */
let chosenId: number | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses a variation; gallery, buy box and address follow. */
export function choose(product: ShownProduct, variation: ShownVariation): void {
  chosenId = variation.variationId;
  history.replaceState(history.state, '', productLink(product, variation));
  for (const listener of listeners) listener();
  showFacts(product, variation);
}

/** The chosen variation in any island; null when no variation is sold. */
export function useChosen(variations: readonly ShownVariation[]): ShownVariation | null {
  const { chosenId: first } = useShare<ProductShare>();
  const id = useSyncExternalStore(
    subscribe,
    () => chosenId ?? first,
    () => first,
  );
  return variations.find(({ variationId }) => variationId === id) ?? null;
}
