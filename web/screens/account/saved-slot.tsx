import type { SavedItem } from '../../../contract/saved/saved.ts';
import { accountSaved, product as productLink } from '../../routes.ts';
import { formatMoney } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import styles from './account-screen.module.css';

/** Items shown here; a link leads to the others. */
const shown = 4;

/** The overview's saved items, latest first, at today's prices. */
export function SavedSlot({ items }: { items: readonly SavedItem[] }) {
  return (
    <section className={styles.section} aria-labelledby="saved">
      <header className={styles.title}>
        <h2 id="saved">Saved items</h2>
        {items.length > 0 && <a href={accountSaved()}>All saved items</a>}
      </header>
      {items.length === 0 ? (
        <p className={styles.quiet}>Items you save for later in your cart appear here.</p>
      ) : (
        <ul className={styles.saved}>
          {items.slice(0, shown).map(({ variationId, productDetails, variationDetails, errorDetails }) => (
            <li key={variationId}>
              <a className={styles.savedItem} href={productLink(productDetails, { variationId })}>
                <span className={styles.savedPicture}>
                  <ProductPicture image={variationDetails.image} department={productDetails.departmentSlug} alt="" ratio="square" />
                </span>
                <span className={styles.savedName}>{productDetails.name}</span>
                <span className={styles.quiet}>
                  {errorDetails ? errorDetails.message : formatMoney(variationDetails.price.amount, variationDetails.price)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
