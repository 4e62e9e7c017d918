import { Suspense, useEffect, useMemo, useState } from 'react';
import type { Variation } from '../../../contract/catalog.ts';
import { rememberViewed } from '../../features/product/viewed.ts';
import { product as productLink } from '../../routes.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { belowId, belowOf, partsOf } from './parts.tsx';
import { picturesOf } from './pictures.ts';
import type { ProductData } from './product-data.ts';
import styles from './product-screen.module.css';
import { useFreshOffers } from './use-fresh-offers.ts';

/** One product: pictures and the buy box, alive at once; below them what it is, what buyers say, what goes with it. */
export default function ProductScreen({ data }: { data: ProductData }) {
  const product = useFreshOffers(data.product);
  const { productId } = product;
  const [chosenId, setChosenId] = useState(data.chosenId);
  const chosen = product.variations.find(({ variationId }) => variationId === chosenId) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once for a product, whatever else of the data changes
  const parts = useMemo(() => partsOf(data), [productId]);
  const below = useMemo(() => belowOf(data), [data]);

  useEffect(() => rememberViewed(productId), [productId]);

  const choose = (variation: Variation) => {
    setChosenId(variation.variationId);
    history.replaceState(history.state, '', productLink(product, variation));
  };

  return (
    <div className={styles.product}>
      {parts.way}
      <div className={styles.top}>
        {/* Apart, like all that is not the button: the button is alive first (docs/decisions/0073-alive-first.md). */}
        <Suspense>
          <Gallery
            pictures={picturesOf(product, chosen)}
            video={product.video}
            model={product.model}
            values={Object.values(chosen?.options ?? {})}
            name={product.name}
            zooms={data.zooms}
            dimensions={product.specifications.find(({ label }) => label === 'Dimensions')?.values[0]}
          />
        </Suspense>
        <div className={styles.buy}>
          <BuyBox product={product} chosen={chosen} onChoose={choose} head={parts.head} data={data} />
        </div>
      </div>
      <div id={belowId} className={styles.below}>
        {below}
      </div>
      {parts.sideTab}
    </div>
  );
}
