import { memo } from 'react';
import type { ProductCard as Card } from '../../../contract/catalog/catalog.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** Cards in the first view of the widest window. */
const firstView = 4;

interface ProductGridProps {
  products: readonly Card[];
  label: string;
}

/**
 * Products two, three or four in a row. The first row's pictures load eagerly, the first one with priority. Renders again only when the products
 * change, not while a filter loads.
 */
export const ProductGrid = memo(function ProductGrid({ products, label }: ProductGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product, index) => (
        // A newly requested colour replaces one clicked before.
        <li key={`${product.productId} ${product.variationId ?? ''}`}>
          <ProductCard product={product} heading="h2" priority={index === 0 ? 'high' : index < firstView ? 'eager' : 'lazy'} />
        </li>
      ))}
    </ul>
  );
});
