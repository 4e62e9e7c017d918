import { useSyncExternalStore } from 'react';
import type { Product } from '../../../contract/catalog.ts';
import { Arrival } from '../../features/delivery/arrival.tsx';
import type { GivenArrival } from '../../features/delivery/use-arrival.ts';
import { product as productLink } from '../../routes.ts';
import type { ChosenStore } from './chosen-store.ts';

export interface ArrivalPartProps {
  product: Product;
  chosen: ChosenStore;
  given: GivenArrival;
}

/** When the chosen variation arrives; hears of another choice by itself, since the page must not render it before it is alive. */
export default function ArrivalPart({ product, chosen, given }: ArrivalPartProps) {
  const variationId = useSyncExternalStore(chosen.subscribe, chosen.get, chosen.get);
  return <Arrival variationId={variationId} given={given} action={productLink(product, { variationId })} />;
}
