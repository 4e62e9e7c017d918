import { Button } from '../../../ui/form/button.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { ProductPicture } from '../../../ui/product-picture.tsx';
import { picturesOf } from '../gallery/pictures.ts';
import type { ShownProduct, ShownVariation } from '../product-data.ts';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  product: ShownProduct;
  chosen: ShownVariation | null;
  /** Id of the form that its button submits. */
  form: string;
  buyable: boolean;
  busy: boolean;
}

/** Keeps price and button in reach below the buy box; the button submits the form. */
export function StickyBar({ product, chosen, form, buyable, busy }: StickyBarProps) {
  const { amount, currency } = chosen?.price ?? product.lowestVariationPrice;
  const options = Object.values(chosen?.options ?? {}).join(', ');
  return (
    <section className={styles.bar} aria-label="Buy this product" data-above-note="">
      <ProductPicture
        className={styles.picture}
        image={picturesOf(product, chosen)[0]}
        department={product.departmentSlug}
        alt=""
        ratio="square"
        span="thumb"
        priority="eager"
      />
      <p className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        {options && <span className={styles.options}>{options}</span>}
        <strong className={styles.price}>{formatMoney(amount, { currency })}</strong>
      </p>
      <Button type="submit" form={form} disabled={!buyable} busy={busy}>
        {buyable ? 'Add to cart' : 'Sold out'}
      </Button>
    </section>
  );
}
