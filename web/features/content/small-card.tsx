import type { ProductCard } from '../../../contract/catalog/catalog.ts';
import { formatMoney } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import styles from './small-card.module.css';

interface SmallCardProps {
  card: ProductCard;
  href: string;
  /** Of the spot on the picture that it belongs to. */
  number?: number;
}

/** A product in a line: a small picture, what it is called, what it costs. */
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
