import { useEffect, useState } from 'react';
import type { ProductCard } from '../../../contract/catalog.ts';
import { type RecommendationKind, recommendationEndpoints } from '../../../contract/recommendations.ts';
import { client } from '../../api/browser.ts';
import { ProductRow } from '../../features/catalog/product-row.tsx';
import { ProductRowPlace } from '../../features/catalog/product-row-place.tsx';
import { viewedProducts } from '../../features/product/viewed.ts';
import { near } from '../../ui/near.ts';
import styles from './below.module.css';

const titles: Record<RecommendationKind | 'viewed', string> = {
  'bought-together': 'Bought together',
  'complete-the-room': 'Complete the room',
  viewed: 'Recently viewed',
};

interface Row {
  readonly title: string;
  readonly products: readonly ProductCard[];
}

const placeId = 'more-rows';

/** Rows that only some visitors come to see: asked for when they are near. What cannot be had makes no row (spec §7.6). */
export function LaterRows({ productId, shown }: { productId: number; shown: readonly ProductCard[] }) {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  useEffect(() => {
    let gone = false;
    void near(placeId)
      .then(() => rowsFor(productId, shown))
      .then((found) => gone || setRows(found));
    return () => {
      gone = true;
    };
  }, [productId, shown]);
  return (
    <div id={placeId} className={styles.rows} aria-busy={rows === null || undefined}>
      {rows === null && <ProductRowPlace />}
      {rows?.map(({ title, products }) => (
        <ProductRow key={title} title={title} products={products} />
      ))}
    </div>
  );
}

/** Bought together, the rest of the room, and what this device has seen; no product twice on the page. */
async function rowsFor(productId: number, shown: readonly ProductCard[]): Promise<Row[]> {
  const ids = viewedProducts().filter((id) => id !== productId);
  const [recommended, viewed] = await Promise.all([
    client.call(recommendationEndpoints.getRows, { productId }),
    ids.length > 0 ? client.call(recommendationEndpoints.getViewed, { ids }) : null,
  ]);
  const rows = recommended.ok ? recommended.data.rows.map(({ kind, products }) => ({ title: titles[kind], products })) : [];
  const taken = new Set([...shown, ...rows.flatMap(({ products }) => products)].map((card) => card.productId));
  const seen = viewed?.ok ? viewed.data.products.filter((card) => !taken.has(card.productId)) : [];
  return seen.length > 0 ? [...rows, { title: titles.viewed, products: seen }] : rows;
}
