import { memo } from 'react';
import type { ProductCard as Card } from '../../../contract/catalog/catalog.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** Cards in the first view of the widest window. */
const firstView = 4;

interface ProductGridProps {
  products: readonly Card[];
  label: string;
  /** The grid follows another one, under its own heading. */
  isFurther?: boolean;
}

/**
 * Products two, three or four in a row. The first row's pictures load eagerly, the first one with priority. Renders again only when the products
 * change, not while a filter loads.
 */
export const ProductGrid = memo(function ProductGrid({ products, label, isFurther = false }: ProductGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product, index) => (
        // A newly requested colour replaces one clicked before.
        <li key={`${product.productId} ${product.variationId ?? ''}`}>
          <ProductCard
            product={product}
            heading={isFurther ? 'h3' : 'h2'}
            priority={isFurther || index >= firstView ? 'lazy' : index === 0 ? 'high' : 'eager'}
          />
        </li>
      ))}
    </ul>
  );
});
