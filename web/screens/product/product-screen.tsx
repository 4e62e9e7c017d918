import { Breadcrumbs } from '../../features/catalog/breadcrumbs.tsx';
import ProductRow from '../../features/catalog/product-row.tsx';
import Reviews from '../../features/reviews/reviews.tsx';
import { Island } from '../../page/island.tsx';
import { product as productLink } from '../../routes.ts';
import { Notice } from '../../ui/layers/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import BuyBox from './buy-box/buy-box.tsx';
import { canBeBought } from './buy-box/selection.ts';
import { About } from './details/about.tsx';
import MoreRows from './details/more-rows.tsx';
import Gallery from './gallery/gallery.tsx';
import type { ProductData } from './product-data.ts';
import styles from './product-screen.module.css';

/** Of pictures and buy box, which are shown together. */
export const topId = 'product_top';

/** A product: pictures and buy box, then details, reviews and recommendations. */
export default function ProductScreen({ data }: { data: ProductData }) {
  const { product, line, recommendations } = data;
  return (
    <div className={styles.product} data-visit-step={data.preview === null ? 'product' : undefined}>
      {data.preview !== null && (
        <Notice>Preview. Only people with this link can see it, and it can’t be bought until it’s published.</Notice>
      )}
      <Breadcrumbs trail={product.breadcrumbs} current={product.name} />
      <div id={topId} className={styles.top}>
        <Island of={Gallery} load="idle" props={{ zooms: data.zooms }} />
        <div className={styles.buy}>
          <Island of={BuyBox} load="now" props={buyBoxOf(data)} />
        </div>
      </div>
      {line && <p className={styles.line}>{line}</p>}
      <div className={styles.below}>
        <About
          product={product}
          chosenId={data.chosenId}
          freeFrom={data.shipping.freeFrom}
          hasZones={data.zones.some(({ holds }) => holds !== null)}
        />
        <ReviewSection data={data} />
        {recommendations.length > 0 && (
          <div id="similar" className={styles.anchor}>
            <Island
              of={ProductRow}
              load="visible"
              props={{
                title: product.variations.some(canBeBought) ? 'You may also like' : 'Similar items in stock',
                products: recommendations,
              }}
            />
          </div>
        )}
        <Island of={MoreRows} load="visible" props={{ shown: recommendations.map(({ productId }) => productId) }} />
      </div>
      <SideTab rating={product.rating} />
    </div>
  );
}

const buyBoxOf = ({ arrival, shipping, isNew, addError, alert }: ProductData) => ({ arrival, shipping, isNew, addError, alert });

function ReviewSection({ data: { product, chosenId, reviews, reporting, preview } }: { data: ProductData }) {
  const { productId, slug, departmentSlug, name } = product;
  return (
    <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">Reviews</h2>
      {reviews ? (
        <Island
          of={Reviews}
          load="visible"
          props={{
            reviews,
            product: { productId, slug, departmentSlug, name },
            variationId: chosenId,
            reporting,
            isOpen: preview === null,
          }}
        />
      ) : (
        <Notice action={<a href={productLink(product, { preview: preview ?? undefined })}>Try again</a>}>
          We couldn’t load the reviews.
        </Notice>
      )}
    </section>
  );
}

/** A link to the reviews at the edge of wide windows. */
function SideTab({ rating }: Pick<ProductData['product'], 'rating'>) {
  if (!rating) return null;
  return (
    <a className={styles.tab} href="#reviews">
      <VisuallyHidden>
        {rating.average.toFixed(1)} stars, {rating.count}{' '}
      </VisuallyHidden>
      Reviews
      <span aria-hidden="true"> ★ {rating.average.toFixed(1)}</span>
    </a>
  );
}
