import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react';
import type { Product } from '../../../contract/catalog.ts';
import { postalCodeIn } from '../../features/delivery/saved-postal-code.ts';
import type { GivenArrival } from '../../features/delivery/use-arrival.ts';
import { touched } from '../../ui/near.ts';
import { persistently } from '../../ui/persistently.ts';
import type { ArrivalPartProps } from './arrival.later.tsx';
import { type ChosenStore, createChosenStore } from './chosen-store.ts';

const placeId = 'arrival';
const load = () => import('./arrival.later.tsx');

/** What the page says of the arrival holds for everybody, so its script comes only for who wants more. */
const partFor = (store: ChosenStore, given: GivenArrival): ComponentType<ArrivalPartProps> =>
  import.meta.env.SSR ? Part : lazy(() => wanted(store, given).then(() => persistently(load)));
const Part = import.meta.env.SSR ? (await load()).default : () => null;

/** Once the visitor has a postal code, turns to it or chooses another variation; or once what the page says is out of date. */
async function wanted(store: ChosenStore, { answer }: GivenArrival): Promise<unknown> {
  const orderBy = answer?.estimate.orderBy;
  const stale = !answer || (orderBy && Date.parse(orderBy) <= Date.now());
  if (stale || postalCodeIn(document.cookie)) return;
  return Promise.race([touched(placeId), store.changed]);
}

/** The place by the buy box where the days of arrival stand. */
export function ArrivalPlace({ product, chosenId, given }: { product: Product; chosenId: number; given: GivenArrival }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first product and choice make it; later choices go through the store
  const { store, part } = useMemo(() => {
    const store = createChosenStore(chosenId);
    const ArrivalPart = partFor(store, given);
    return {
      store,
      part: (
        <Suspense>
          <ArrivalPart product={product} chosen={store} given={given} />
        </Suspense>
      ),
    };
  }, [product.productId]);
  useEffect(() => store.set(chosenId), [store, chosenId]);
  return <div id={placeId}>{part}</div>;
}
