import { memo } from 'react';
import type { ProductCard as Card } from '../../../contract/catalog/catalog.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** So many cards stand in the first view of the widest window. */
const firstView = 4;

interface ProductGridProps {
  products: readonly Card[];
  label: string;
}

/**
 * Products two, three or four a row. The first row's pictures come at once, the first of all first. It is rendered again only when the
 * products are others: not while a filter is under way.
 */
export const ProductGrid = memo(function ProductGrid({ products, label }: ProductGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product, index) => (
        // Another colour asked for is shown instead of the one that was pressed before.
        <li key={`${product.productId} ${product.variationId ?? ''}`}>
          <ProductCard product={product} heading="h2" priority={index === 0 ? 'high' : index < firstView ? 'eager' : 'lazy'} />
        </li>
      ))}
    </ul>
  );
});
