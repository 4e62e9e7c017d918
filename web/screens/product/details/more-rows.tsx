import { useEffect, useState } from 'react';
import type { ProductCard } from '../../../../contract/catalog/catalog.ts';
import { type RecommendationKind, recommendationEndpoints } from '../../../../contract/catalog/recommendations.ts';
import { client } from '../../../api/browser.ts';
import { ProductRow } from '../../../features/catalog/product-row.tsx';
import { ProductRowPlace } from '../../../features/catalog/product-row-place.tsx';
import { viewedProducts } from '../../../features/product/viewed.ts';
import { island, useShare } from '../../../page/island.tsx';
import type { ProductShare } from '../buy-box/chosen.ts';
import styles from '../product-screen.module.css';

const titles: Record<RecommendationKind | 'viewed', string> = {
  'bought-together': 'Bought together',
  'complete-the-room': 'Complete the room',
  viewed: 'Recently viewed',
};

interface Row {
  readonly title: string;
  readonly products: readonly ProductCard[];
}

/** Rows further down, fetched when they are near. One that cannot be loaded is left out (spec §7.6). */
function MoreRows({ shown }: { shown: readonly number[] }) {
  const { productId } = useShare<ProductShare>().product;
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  useEffect(() => {
    let gone = false;
    void rowsFor(productId, shown).then((found) => gone || setRows(found));
    return () => {
      gone = true;
    };
  }, [productId, shown]);
  return (
    <div className={styles.rows} aria-busy={rows === null || undefined}>
      {rows === null && <ProductRowPlace />}
      {rows?.map(({ title, products }) => (
        <ProductRow key={title} title={title} products={products} />
      ))}
    </div>
  );
}

/** Bought together, complete the room, and recently viewed; no product twice on the page. */
async function rowsFor(productId: number, shown: readonly number[]): Promise<Row[]> {
  const ids = viewedProducts().filter((id) => id !== productId);
  const [recommended, viewed] = await Promise.all([
    client.call(recommendationEndpoints.getRows, { productId }),
    ids.length > 0 ? client.call(recommendationEndpoints.getViewed, { ids }) : null,
  ]);
  const rows = recommended.ok ? recommended.data.rows.map(({ kind, products }) => ({ title: titles[kind], products })) : [];
  const taken = new Set([...shown, ...rows.flatMap(({ products }) => products.map((card) => card.productId))]);
  const seen = viewed?.ok ? viewed.data.products.filter((card) => !taken.has(card.productId)) : [];
  return seen.length > 0 ? [...rows, { title: titles.viewed, products: seen }] : rows;
}

export default island('screens/product/details/more-rows', MoreRows);
