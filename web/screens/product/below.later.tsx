import { ProductRow } from '../../features/catalog/product-row.tsx';
import { Reviews } from '../../features/reviews/reviews.tsx';
import { product as productLink } from '../../routes.ts';
import { Notice } from '../../ui/notice.tsx';
import { About } from './about.tsx';
import styles from './below.module.css';
import { LaterRows } from './later-rows.tsx';
import type { ProductData } from './product-data.ts';
import { canBeBought } from './selection.ts';

/** What stands below the first view: it is rendered with the page and comes alive when the visitor comes near. */
export default function Below({ data: { product, chosenId, reviews, recommendations } }: { data: ProductData }) {
  const soldOut = !product.variations.some(canBeBought);
  return (
    <>
      <About product={product} />
      <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
        <h2 id="reviews-title">Reviews</h2>
        {reviews ? (
          <Reviews reviews={reviews} product={product} variationId={chosenId} />
        ) : (
          <Notice action={<a href={productLink(product)}>Try again</a>}>We couldn’t fetch the reviews just now.</Notice>
        )}
      </section>
      {recommendations.length > 0 && (
        <div id="similar" className={styles.anchor}>
          <ProductRow title={soldOut ? 'Like it, and in stock' : 'You may also like'} products={recommendations} />
        </div>
      )}
      <LaterRows productId={product.productId} shown={recommendations} />
    </>
  );
}
