import { plural } from '../../../contract/values/count.ts';
import { SavedItems } from '../../features/cart/saved-items.tsx';
import type { useSaved } from '../../features/cart/use-saved.ts';
import { cart as cartLink } from '../../routes.ts';
import styles from './saved-for-later.module.css';

/** Cards shown before "show more": one row of wide windows, two on phones. */
const first = 4;

/** Saved items below the cart: title, counter and items (spec §2.7). */
export function SavedForLater({ saved }: { saved: ReturnType<typeof useSaved> }) {
  const items = saved.list?.items ?? [];
  return (
    <section className={styles.saved} aria-labelledby="saved">
      <header className={styles.header}>
        <h2 id="saved">Saved for later</h2>
        <p className={styles.count}>{plural(items.length, 'item')}</p>
      </header>
      <SavedItems
        items={items}
        first={first}
        heading="h3"
        action={cartLink()}
        busy={saved.busy}
        errors={saved.errors}
        onMove={saved.toCart}
        onRemove={saved.remove}
      />
    </section>
  );
}
