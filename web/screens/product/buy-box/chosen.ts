import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useShare } from '../../../page/island.tsx';
import { product as productLink } from '../../../routes.ts';
import { showFacts } from '../details/show-facts.ts';
import type { ShownProduct, ShownVariation } from '../product-data.ts';
import { withVariation } from './selection.ts';

/** State shared by a product page's islands: the product, and the variation in its address. */
export interface ProductShare {
  readonly product: ShownProduct;
  readonly chosenId: number | null;
  /** The token of the preview link it is shown by. */
  readonly preview?: string | undefined;
}

/** Returns the links to the variations of this page's product; those of a preview stay in it. */
export function useHrefOf() {
  const { product, preview } = useShare<ProductShare>();
  return (variation: ShownVariation | null) => productLink(product, { ...variation, preview });
}

/** The variation chosen on this page; null before. */
let chosenId: number | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses a variation; gallery, buy box, address and specifications follow. */
export function choose(product: ShownProduct, variation: ShownVariation): void {
  chosenId = variation.variationId;
  for (const listener of listeners) listener();
  history.replaceState(history.state, '', withVariation(location.href, variation));
  // The table is far below: it must not hold up the frame that answers the press.
  setTimeout(() => showFacts(product, variation));
}

const variationWith = (variations: readonly ShownVariation[], id: number | null): ShownVariation | null =>
  variations.find(({ variationId }) => variationId === id) ?? null;

/** The variation to buy: the one chosen last, even where the page does not show it everywhere yet. */
export const chosenAmong = (variations: readonly ShownVariation[], shown: ShownVariation): ShownVariation =>
  variationWith(variations, chosenId) ?? shown;

/** The chosen variation, at once, for what was pressed. Null when no variation is sold. */
export function useChosenNow(variations: readonly ShownVariation[]): ShownVariation | null {
  const { chosenId: first } = useShare<ProductShare>();
  const id = useSyncExternalStore(
    subscribe,
    () => chosenId ?? first,
    () => first,
  );
  return variationWith(variations, id);
}

/** The chosen variation for all that follows a press (pictures, price, dates): rendered in a transition, so that the next frame does not wait for it. */
export function useChosen(variations: readonly ShownVariation[]): ShownVariation | null {
  const { chosenId: first } = useShare<ProductShare>();
  const [id, setId] = useState(first);
  useEffect(() => {
    const follow = () => startTransition(() => setId(chosenId ?? first));
    follow();
    return subscribe(follow);
  }, [first]);
  return variationWith(variations, id);
}
