import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Variation } from '../../../contract/catalog.ts';
import { Breadcrumbs } from '../../features/catalog/breadcrumbs.tsx';
import { rememberViewed } from '../../features/product/viewed.ts';
import { product as productLink } from '../../routes.ts';
import { near } from '../../ui/near.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { picturesOf } from './pictures.ts';
import type { ProductData } from './product-data.ts';
import styles from './product-screen.module.css';
import { SideTab } from './side-tab.tsx';
import { useFreshOffers } from './use-fresh-offers.ts';

const belowId = 'below';
const load = () => import('./below.later.tsx');

/** The server has it at hand; the browser fetches its script only when the visitor comes near, and shows what the server sent until then. */
const Below: ComponentType<{ data: ProductData }> = import.meta.env.SSR ? (await load()).default : lazy(() => near(belowId).then(load));

/** One product: pictures and the buy box, alive at once; below them what it is, what buyers say, what goes with it. */
export default function ProductScreen({ data }: { data: ProductData }) {
  const product = useFreshOffers(data.product);
  const [chosenId, setChosenId] = useState(data.chosenId);
  const chosen = product.variations.find(({ variationId }) => variationId === chosenId) ?? null;

  useEffect(() => rememberViewed(product.productId), [product.productId]);

  const choose = (variation: Variation) => {
    setChosenId(variation.variationId);
    history.replaceState(history.state, '', productLink(product, variation));
  };
  // The same element however often the page above renders: a part that is not alive yet must not be asked for by an update.
  const below = useMemo(
    () => (
      <Suspense>
        <Below data={data} />
      </Suspense>
    ),
    [data],
  );

  return (
    <div className={styles.product}>
      <Breadcrumbs trail={product.breadcrumbs} current={product.name} />
      {data.line && <p className={styles.line}>{data.line}</p>}
      <div className={styles.top}>
        <Gallery
          pictures={picturesOf(product, chosen)}
          video={product.video}
          name={product.name}
          dimensions={product.specifications.find(({ label }) => label === 'Dimensions')?.values[0]}
        />
        <div className={styles.buy}>
          <BuyBox product={product} chosen={chosen} onChoose={choose} data={data} />
        </div>
      </div>
      <div id={belowId} className={styles.below}>
        {below}
      </div>
      {product.rating && <SideTab rating={product.rating} />}
    </div>
  );
}
