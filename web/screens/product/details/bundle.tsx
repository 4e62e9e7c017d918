import { useEffect, useId, useState } from 'react';
import { cartEndpoints } from '../../../../contract/cart/cart.ts';
import { type Bundle as Offered, recommendationEndpoints } from '../../../../contract/recommendations/recommendations.ts';
import { plural } from '../../../../contract/values/count.ts';
import { variationName } from '../../../../contract/values/option-order.ts';
import { client } from '../../../api/browser.ts';
import { useShare } from '../../../page/island.tsx';
import { cart as cartLink, product as productLink } from '../../../routes.ts';
import { announceCartChange } from '../../../shell/visitor/cart-quantity.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Notice } from '../../../ui/layers/notice.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { ProductPicture } from '../../../ui/product-picture.tsx';
import { type ProductShare, useChosen } from '../buy-box/chosen.ts';
import styles from './bundle.module.css';

interface BundleProps {
  /** Fetched with the page's other rows, for the variation chosen then. */
  given: Offered;
}

/** What was bought together with this product, for one price and with one button; follows the chosen variation. */
export function Bundle({ given }: BundleProps) {
  const heading = useId();
  const bundle = useBundle(given);
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | { readonly missed: readonly string[]; readonly added: number }>('idle');
  if (!bundle) return null;
  const { items, currency, total } = bundle;
  const count = items.length === 2 ? 'both' : `all ${items.length}`;

  const add = async () => {
    setState('busy');
    const result = await client.call(cartEndpoints.addItems, { items: items.map(({ variationId }) => ({ variationId, quantity: 1 })) });
    if (!result.ok) return setState('failed');
    announceCartChange();
    const missedIds = new Set(result.data.missed.map(({ variationId }) => variationId));
    const missed = items.filter(({ variationId }) => missedIds.has(variationId)).map(({ name }) => name);
    setState({ missed, added: result.data.added });
  };

  return (
    <section className={styles.bundle} aria-labelledby={heading}>
      <h2 id={heading}>Bought together</h2>
      <div className={styles.offer}>
        <ul className={styles.items}>
          {items.map((item, at) => (
            <li key={item.productId} className={styles.item}>
              <div className={styles.frame}>
                <ProductPicture image={item.image} department={item.departmentSlug} alt="" ratio="square" className={styles.picture} />
              </div>
              <div className={styles.words}>
                {at === 0 ? (
                  <p className={styles.name}>{item.name}</p>
                ) : (
                  <a className={styles.name} href={productLink(item, item)}>
                    {item.name}
                  </a>
                )}
                <p className={styles.detail}>{[at === 0 && 'This item', variationName(item.options)].filter(Boolean).join(' · ')}</p>
                <p className={styles.price}>{formatMoney(item.price.amount, { currency })}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.together}>
          <p>
            <span className={styles.label}>Price for {count}</span>
            <strong className={styles.total}>{formatMoney(total, { currency })}</strong>
          </p>
          <Button busy={state === 'busy'} onClick={() => void add()}>
            Add {count} to cart
          </Button>
          {state === 'failed' && (
            <Notice className={styles.told} tone="error">
              That didn’t work. Please try again.
            </Notice>
          )}
          {typeof state === 'object' && (
            <Notice
              className={styles.told}
              tone={state.added > 0 ? 'success' : 'info'}
              action={state.added > 0 && <a href={cartLink()}>View cart</a>}
            >
              {addedWords(state.added)}
              {state.missed.map((name) => ` ${name} is out of stock.`)}
            </Notice>
          )}
        </div>
      </div>
    </section>
  );
}

const addedWords = (added: number): string =>
  added === 0 ? 'Nothing was added to your cart.' : `Added ${plural(added, 'item')} to your cart.`;

/** The bundle of the chosen variation; null where that cannot be bought. Until it has loaded, the one before. */
function useBundle(given: Offered): Offered | null {
  const { product } = useShare<ProductShare>();
  const variationId = useChosen(product.variations)?.variationId;
  const [shown, setShown] = useState<{ variationId: number | undefined; bundle: Offered | null }>({
    variationId: given.items[0]?.variationId,
    bundle: given,
  });
  useEffect(() => {
    if (variationId === undefined || variationId === shown.variationId) return;
    let gone = false;
    void client.call(recommendationEndpoints.getBundle, { productId: product.productId, variationId }).then((found) => {
      if (!gone && found.ok) setShown({ variationId, bundle: found.data.bundle });
    });
    return () => {
      gone = true;
    };
  }, [product.productId, variationId, shown.variationId]);
  return shown.bundle;
}
