import type { ProductCard } from '../../../contract/catalog/catalog.ts';
import { formatMoney } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import styles from './small-card.module.css';

interface SmallCardProps {
  card: ProductCard;
  href: string;
  /** The number of its spot on the picture. */
  number?: number;
}

/** A product in one line: small picture, name, price. */
export function SmallCard({ card, href, number }: SmallCardProps) {
  const { name, departmentSlug, image, lowestVariationPrice: price, hasPriceRange, available } = card;
  return (
    <a className={styles.card} href={href}>
      <ProductPicture image={image} department={departmentSlug} alt="" ratio="square" span="thumb" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>
          {available ? (
            <>
              {hasPriceRange && 'From '}
              {formatMoney(price.amount, { currency: price.currency })}
            </>
          ) : (
            'Sold out'
          )}
        </span>
      </span>
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
    </a>
  );
}
