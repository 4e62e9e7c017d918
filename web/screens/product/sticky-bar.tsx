import type { Product, Variation } from '../../../contract/catalog.ts';
import { Button } from '../../ui/button.tsx';
import { Image } from '../../ui/image.tsx';
import { formatMoney } from '../../ui/money.ts';
import { picturesOf } from './pictures.ts';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  product: Product;
  chosen: Variation | null;
  /** Id of the form that its button submits. */
  form: string;
  buyable: boolean;
  busy: boolean;
}

/** Keeps picture, price and the button in reach of the thumb below the buy box; the button is the form's own. */
export function StickyBar({ product, chosen, form, buyable, busy }: StickyBarProps) {
  const picture = picturesOf(product, chosen)[0];
  const { amount, currency } = chosen?.price ?? product.lowestVariationPrice;
  return (
    <section className={styles.bar} aria-label="Buy this product" data-above-note="">
      {picture && <Image className={styles.picture} image={picture} alt="" ratio="square" span="thumb" priority="eager" />}
      <p className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        <strong>{formatMoney(amount, { currency })}</strong>
      </p>
      <Button type="submit" form={form} disabled={!buyable} busy={busy}>
        {buyable ? 'Add to cart' : 'Sold out'}
      </Button>
    </section>
  );
}
