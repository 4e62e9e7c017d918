import type { ReactNode } from 'react';
import type { Image as Picture } from '../../../contract/catalog/catalog.ts';
import { chosenOptions } from '../../../contract/values/option-order.ts';
import { product as productLink } from '../../routes.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import styles from './item-summary.module.css';

interface ItemSummaryProps {
  product: { productId: number; name: string; slug: string; departmentSlug: string };
  variationId: number;
  options: Readonly<Record<string, string>>;
  image: Picture | null;
  size?: 'small' | 'medium';
  /** Heading level of the name, one below its section's. */
  heading?: 'h2' | 'h3';
  /** Below the options: price, quantity, notices. */
  children?: ReactNode;
}

/** A line's item: picture, name linked to the exact variation, chosen options. */
export function ItemSummary(props: ItemSummaryProps) {
  const { product, variationId, options, image, size = 'medium', heading: Heading = 'h3', children } = props;
  const chosen = chosenOptions(options);
  return (
    <div className={styles.item} data-size={size}>
      <div className={styles.picture}>
        <ProductPicture image={image} department={product.departmentSlug} alt="" ratio="portrait" span="thumb" />
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <a href={productLink(product, { variationId })}>{product.name}</a>
        </Heading>
        {chosen.length > 0 && (
          <p className={styles.options}>
            {chosen.map(([name, value]) => (
              <span key={name}>
                {name}: {value}
              </span>
            ))}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
