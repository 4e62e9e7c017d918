import type { SavedItem } from '../../../contract/saved.ts';
import { accountSaved, product as productLink } from '../../routes.ts';
import { Image } from '../../ui/image.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './account-screen.module.css';

/** Pictures shown at a glance; the others are a press away. */
const shown = 4;

/** The saved items slot of the overview: the latest ones, with what they cost today. */
export function SavedSlot({ items }: { items: readonly SavedItem[] }) {
  return (
    <section className={styles.section} aria-labelledby="saved">
      <header className={styles.title}>
        <h2 id="saved">Saved items</h2>
        {items.length > 0 && <a href={accountSaved()}>All saved items</a>}
      </header>
      {items.length === 0 ? (
        <p className={styles.quiet}>Press “Save for later” in your cart, and what you are not ready for waits here.</p>
      ) : (
        <ul className={styles.saved}>
          {items.slice(0, shown).map(({ variationId, productDetails, variationDetails, errorDetails }) => (
            <li key={variationId}>
              <a className={styles.savedItem} href={productLink(productDetails, { variationId })}>
                <span className={styles.savedPicture}>
                  {variationDetails.image && <Image image={variationDetails.image} alt="" ratio="portrait" />}
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
