import { useId, useState } from 'react';
import { type Cart, cartEndpoints } from '../../../contract/cart/cart.ts';
import type { CrossSellVariation } from '../../../contract/recommendations/recommendations.ts';
import { variationName } from '../../../contract/values/option-order.ts';
import { client } from '../../api/browser.ts';
import { product as productLink } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { formatMoney } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { addErrorWords } from './add-error.ts';
import styles from './cross-sell.module.css';

/** Maximum number offered at a time. */
const most = 4;

interface CrossSellProps {
  /** All that was found; what is in the cart is left out. */
  variations: readonly CrossSellVariation[];
  cart: Cart;
  /** Called with the cart after an item was added. */
  onAdded(cart: Cart): void;
}

/** Suggestions for the cart's items, each with an add button (spec §2.7); nothing without any. */
export function CrossSell({ variations, cart, onAdded }: CrossSellProps) {
  const heading = useId();
  /** The rows when one was added last. They stay, and with them the focus. */
  const [kept, setKept] = useState<readonly CrossSellVariation[]>([]);
  const [said, setSaid] = useState('');
  const inCart = new Set(cart.items.map(({ productDetails }) => productDetails.productId));
  const offered = variations.filter(({ productId }) => !inCart.has(productId)).slice(0, most);
  const shown = [...kept, ...offered.filter(({ productId }) => !kept.some((row) => row.productId === productId))];
  if (shown.length === 0) return null;
  return (
    <section className={styles.crossSell} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        Complete your purchase with
      </h2>
      <ul className={styles.list}>
        {shown.map((variation) => (
          <li key={variation.variationId}>
            <Offer
              variation={variation}
              isAdded={inCart.has(variation.productId)}
              onAdded={(now) => {
                setKept(shown);
                setSaid(`Added ${variation.name} to your cart.`);
                onAdded(now);
              }}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </section>
  );
}

interface OfferProps {
  variation: CrossSellVariation;
  isAdded: boolean;
  onAdded: CrossSellProps['onAdded'];
}

function Offer({ variation, isAdded, onAdded }: OfferProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { variationId, name, departmentSlug, options, image, price } = variation;
  const add = async () => {
    setBusy(true);
    setFailed(null);
    const added = await client.call(cartEndpoints.addItem, { variationId, quantity: 1 });
    setBusy(false);
    if (added.ok) onAdded(added.data);
    else setFailed(addErrorWords(added, 1));
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
        {failed && (
          <p role="alert" className={styles.failed}>
            {failed}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={`${isAdded ? 'Added' : 'Add'} ${name} to cart`}
        aria-disabled={isAdded || undefined}
        onClick={isAdded ? undefined : add}
      >
        {isAdded ? 'Added' : 'Add'}
      </Button>
    </article>
  );
}
