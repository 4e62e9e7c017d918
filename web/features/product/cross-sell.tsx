import { useId, useState } from 'react';
import { type Cart, cartEndpoints } from '../../../contract/buying/cart.ts';
import type { CrossSellVariation } from '../../../contract/catalog/recommendations.ts';
import { variationName } from '../../../contract/values/option-order.ts';
import { client } from '../../api/browser.ts';
import { product as productLink } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { formatMoney } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import styles from './cross-sell.module.css';

interface CrossSellProps {
  variations: readonly CrossSellVariation[];
  /** Called with the cart after an item was added. */
  onAdded(cart: Cart): void;
}

/** Suggestions for the cart's items, each with an add button (spec §2.7); nothing without any. */
export function CrossSell({ variations, onAdded }: CrossSellProps) {
  const heading = useId();
  if (variations.length === 0) return null;
  return (
    <section className={styles.crossSell} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        Complete your purchase with
      </h2>
      <ul className={styles.list}>
        {variations.map((variation) => (
          <li key={variation.variationId}>
            <Offer variation={variation} onAdded={onAdded} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offer({ variation, onAdded }: { variation: CrossSellVariation; onAdded: CrossSellProps['onAdded'] }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { variationId, name, departmentSlug, options, image, price } = variation;
  const add = async () => {
    setState('busy');
    const added = await client.call(cartEndpoints.addItem, { variationId, quantity: 1 });
    setState(added.ok ? 'idle' : 'failed');
    if (added.ok) onAdded(added.data);
  };
  return (
    <article className={styles.offer}>
      <div className={styles.picture}>
        <ProductPicture image={image} department={departmentSlug} alt="" ratio="portrait" span="thumb" />
      </div>
      <div className={styles.words}>
        <a className={styles.name} href={productLink(variation, { variationId })}>
          {name}
        </a>
        <p className={styles.detail}>
          {[variationName(options), formatMoney(price.amount, { currency: price.currency })].filter(Boolean).join(' · ')}
        </p>
        {state === 'failed' && (
          <p role="alert" className={styles.failed}>
            That didn’t work. Please try again.
          </p>
        )}
      </div>
      <Button variant="secondary" size="small" busy={state === 'busy'} aria-label={`Add ${name} to cart`} onClick={add}>
        Add
      </Button>
    </article>
  );
}
