import { useState } from 'react';
import type { Product, Variation } from '../../../contract/catalog.ts';
import { Breadcrumbs } from '../../features/catalog/breadcrumbs.tsx';
import { ProductRow } from '../../features/catalog/product-row.tsx';
import { Reviews } from '../../features/reviews/reviews.tsx';
import { product as productLink } from '../../routes.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { BelowTheFold } from '../../ui/below-the-fold.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { picturesOf } from './pictures.ts';
import type { ProductData } from './product-data.ts';
import styles from './product-screen.module.css';

/** One product: pictures, the buy box, what it is, what buyers say, what goes with it. */
export default function ProductScreen({ data }: { data: ProductData }) {
  const { product, reviews, recommendations } = data;
  const [chosenId, setChosenId] = useState(data.chosenId);
  const chosen = product.variations.find(({ variationId }) => variationId === chosenId) ?? null;

  const choose = (variation: Variation) => {
    setChosenId(variation.variationId);
    history.replaceState(history.state, '', productLink(product, variation));
  };

  return (
    <div className={styles.product}>
      <Breadcrumbs trail={product.breadcrumbs} current={product.name} />
      <div className={styles.top}>
        <Gallery pictures={picturesOf(product, chosen)} name={product.name} />
        <div className={styles.buy}>
          <BuyBox product={product} chosen={chosen} onChoose={choose} addError={data.addError} />
        </div>
      </div>
      <BelowTheFold height={500}>
        <About product={product} />
      </BelowTheFold>
      {reviews && (
        <BelowTheFold height={1200}>
          <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
            <h2 id="reviews-title">Reviews</h2>
            <Reviews reviews={reviews} href={(page) => `${productLink(product, { reviewsPage: page })}#reviews`} />
          </section>
        </BelowTheFold>
      )}
      {recommendations.length > 0 && (
        <BelowTheFold height={450}>
          <ProductRow title="You may also like" products={recommendations} />
        </BelowTheFold>
      )}
    </div>
  );
}

function About({ product }: { product: Product }) {
  const { description, highlights } = product.details;
  return (
    <div className={styles.about}>
      <section className={styles.description} aria-labelledby="about-title">
        <h2 id="about-title">The details</h2>
        {/* The contract promises sanitised HTML: paragraphs, lists, emphasis and links only. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored */}
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: description }} />
        {highlights.length > 0 && (
          <ul className={styles.highlights}>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
      </section>
      {product.specifications.length > 0 && (
        <div>
          <Accordion title={<h2 className={styles.accordionTitle}>Specifications</h2>} open>
            <table className={styles.specifications}>
              <tbody>
                {product.specifications.map(({ label, values }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{values.join(', ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Accordion>
          <Accordion title={<h2 className={styles.accordionTitle}>Shipping and returns</h2>}>
            <p>
              Free standard shipping on orders of $50 or more within the contiguous US, otherwise a flat fee.{' '}
              {product.returnable
                ? 'Start a return within 30 days of delivery; items must reach us within 45 days.'
                : 'For reasons of hygiene this item can’t be returned.'}
            </p>
          </Accordion>
        </div>
      )}
    </div>
  );
}
