import { useEffect, useRef, useState } from 'react';
import type { ProductCard } from '../../../../contract/catalog/catalog.ts';
import {
  type Bundle as Offered,
  type RecommendationKind,
  recommendationEndpoints,
} from '../../../../contract/recommendations/recommendations.ts';
import { client } from '../../../api/browser.ts';
import { ProductRow } from '../../../features/catalog/product-row.tsx';
import { ProductRowPlace } from '../../../features/catalog/product-row-place.tsx';
import { viewedProducts } from '../../../features/product/viewed.ts';
import { island, useShare } from '../../../page/island.tsx';
import { loadModule } from '../../../ui/browser/load-module.ts';
import { type ProductShare, useChosen } from '../buy-box/chosen.ts';
import styles from '../product-screen.module.css';

const titles: Record<RecommendationKind | 'viewed', string> = {
  'bought-together': 'Also bought with it',
  'complete-the-room': 'Complete the room',
  viewed: 'Recently viewed',
};

interface Row {
  readonly title: string;
  readonly products: readonly ProductCard[];
}

/** As many rows as most products have, so that the footer keeps its place. */
const places = [1, 2, 3];

/** Rows further down, fetched when they are near. One that cannot be loaded is left out (spec §7.6). */
function MoreRows({ shown }: { shown: readonly number[] }) {
  const { productId, variations } = useShare<ProductShare>().product;
  const [found, setFound] = useState<Found | null>(null);
  // The bundle follows the choice by itself.
  const firstId = useRef(useChosen(variations)?.variationId);
  useEffect(() => {
    let gone = false;
    void rowsFor(productId, firstId.current, shown).then((found) => gone || setFound(found));
    return () => {
      gone = true;
    };
  }, [productId, shown]);
  return (
    <div className={styles.rows} aria-busy={found === null || undefined}>
      {found === null && places.map((place) => <ProductRowPlace key={place} />)}
      {found?.bundle && <found.bundle.Bundle given={found.bundle.given} />}
      {found?.rows.map(({ title, products }) => (
        <ProductRow key={title} title={title} products={products} />
      ))}
    </div>
  );
}

interface Found {
  /** With its code, which is loaded where there is one. */
  readonly bundle: { readonly Bundle: typeof import('./bundle.tsx').Bundle; readonly given: Offered } | null;
  readonly rows: readonly Row[];
}

/** Fewer than this make no row. */
const minRowLength = 2;

/** What was bought together, complete the room, and recently viewed; no product of these twice on the page. */
async function rowsFor(productId: number, variationId: number | undefined, shown: readonly number[]): Promise<Found> {
  const ids = viewedProducts().filter((id) => id !== productId);
  const [together, recommended, viewed] = await Promise.all([
    variationId === undefined ? null : client.call(recommendationEndpoints.getBundle, { productId, variationId }),
    client.call(recommendationEndpoints.getRows, { productId }),
    ids.length > 0 ? client.call(recommendationEndpoints.getViewed, { ids }) : null,
  ]);
  const given = together?.ok ? together.data.bundle : null;
  const code = given && (await loadModule(() => import('./bundle.tsx')).catch(() => null));
  const bundle = given && code && { Bundle: code.Bundle, given };
  const bundled = new Set(bundle?.given.items.map((item) => item.productId));
  const rows = (recommended.ok ? recommended.data.rows : [])
    .map(({ kind, products }) => ({ title: titles[kind], products: products.filter((card) => !bundled.has(card.productId)) }))
    .filter(({ products }) => products.length >= minRowLength);
  const taken = new Set([...shown, ...rows.flatMap(({ products }) => products.map((card) => card.productId))]);
  const seen = viewed?.ok ? viewed.data.products.filter((card) => !taken.has(card.productId)) : [];
  return { bundle, rows: seen.length > 0 ? [...rows, { title: titles.viewed, products: seen }] : rows };
}

export default island('screens/product/details/more-rows', MoreRows);
