import { plural } from '../../../contract/values/count.ts';
import { cart } from '../../routes.ts';
import { ShoppingBag } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './cart-link.module.css';
import { useCartQuantity } from './cart-quantity.ts';

/** Link to the cart with the number of units. The badge overlaps the icon, so nothing moves when it appears. */
export function CartLink() {
  const quantity = useCartQuantity();
  return (
    <a className={styles.link} href={cart()}>
      <span className={styles.icon}>
        <ShoppingBag size={24} />
        {quantity > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {quantity > 99 ? '99+' : quantity}
          </span>
        )}
      </span>
      <span className={styles.word}>Cart</span>
      {quantity > 0 && <VisuallyHidden>, {plural(quantity, 'item')}</VisuallyHidden>}
    </a>
  );
}
