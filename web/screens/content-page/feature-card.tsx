import type { ProductCard as Card } from '../../../contract/catalog/catalog.ts';
import { ProductPrice } from '../../features/catalog/product-price.tsx';
import { product as productLink } from '../../routes.ts';
import { Image } from '../../ui/image.tsx';
import styles from './feature-card.module.css';

/** The product that leads a grid: a picture two rows high. */
export function FeatureCard({ product, heading: Heading }: { product: Card; heading: 'h2' | 'h3' }) {
  const { name, image, lowestVariationPrice, hasPriceRange } = product;
  return (
    <article className={styles.card}>
      {image && <Image image={image} alt="" span="gallery" className={styles.picture} />}
      <div className={styles.words}>
        <Heading className={styles.name}>
          <a href={productLink(product)}>{name}</a>
        </Heading>
        <ProductPrice price={lowestVariationPrice} from={hasPriceRange} />
      </div>
    </article>
  );
}
