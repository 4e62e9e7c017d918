import { useSyncExternalStore } from 'react';
import { useShare } from '../../../page/island.tsx';
import { product as productLink } from '../../../routes.ts';
import type { ShownProduct, ShownVariation } from '../product-data.ts';

/** What the islands of a product page share: the product, and the variation that its address asks for. */
export interface ProductShare {
  readonly product: ShownProduct;
  readonly chosenId: number | null;
}

/** The variation that was chosen on this page; null until then. */
let chosenId: number | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses a variation: gallery and buy box follow, and so does the address. */
export function choose(product: ShownProduct, variation: ShownVariation): void {
  chosenId = variation.variationId;
  history.replaceState(history.state, '', productLink(product, variation));
  for (const listener of listeners) listener();
}

/** The chosen variation of a page's product, in whichever island asks; null where nothing of it is sold. */
export function useChosen(variations: readonly ShownVariation[]): ShownVariation | null {
  const { chosenId: first } = useShare<ProductShare>();
  const id = useSyncExternalStore(
    subscribe,
    () => chosenId ?? first,
    () => first,
  );
  return variations.find(({ variationId }) => variationId === id) ?? null;
}
