import { Rating } from '../../ui/rating.tsx';
import styles from './buy-box.module.css';
import { Chips } from './chips.tsx';
import type { ProductData } from './product-data.ts';

/** What the product is called, who makes it, what speaks for it and what buyers say in a figure. */
export default function Head({ data: { product, isNew } }: { data: ProductData }) {
  return (
    <header className={styles.head}>
      <Chips isNew={isNew} tags={product.qualityTags} />
      {product.brand && <p className={styles.brand}>{product.brand}</p>}
      <h1 className={styles.name}>{product.name}</h1>
      {product.rating ? (
        <a className={styles.rating} href="#reviews">
          <Rating average={product.rating.average} count={product.rating.count} withAverage />
        </a>
      ) : (
        <p className={styles.unrated}>No reviews yet</p>
      )}
    </header>
  );
}
