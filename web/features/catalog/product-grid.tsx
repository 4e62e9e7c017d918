import type { ProductCard as Card } from '../../../contract/catalog.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** So many cards stand in the first view of the widest window. */
const firstView = 4;

/** Products two, three or four a row. The first row's pictures come at once, the first of all first. */
export function ProductGrid({ products, label }: { products: readonly Card[]; label: string }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.productId}>
          <ProductCard product={product} heading="h2" priority={index === 0 ? 'high' : index < firstView ? 'eager' : 'lazy'} />
        </li>
      ))}
    </ul>
  );
}
