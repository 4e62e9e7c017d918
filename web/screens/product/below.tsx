import { ProductRow } from '../../features/catalog/product-row.tsx';
import { Reviews } from '../../features/reviews/reviews.tsx';
import { About } from './about.tsx';
import styles from './below.module.css';
import type { ProductData } from './product-data.ts';

/** What stands below the first view: it is rendered with the page and comes alive when the visitor comes near. */
export default function Below({ data: { product, chosenId, reviews, recommendations } }: { data: ProductData }) {
  return (
    <>
      <About product={product} />
      {reviews && (
        <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
          <h2 id="reviews-title">Reviews</h2>
          <Reviews reviews={reviews} product={product} variationId={chosenId} />
        </section>
      )}
      {recommendations.length > 0 && <ProductRow title="You may also like" products={recommendations} />}
    </>
  );
}
