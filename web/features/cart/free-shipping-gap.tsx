import type { Totals } from '../../../contract/cart/cart.ts';
import { PackageCheck, Truck } from '../../ui/icons/icons-goods.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './free-shipping-gap.module.css';

/** The amount missing to free standard shipping, as text and bar; nothing where it is unavailable (rulings: Money). */
export function FreeShippingGap({ totals }: { totals: Totals }) {
  const { freeShipping, currency } = totals;
  if (!freeShipping) return null;
  const { threshold, missing } = freeShipping;
  const reached = missing === 0;
  return (
    <div className={styles.gap}>
      <p className={styles.words}>
        {reached ? <PackageCheck size={18} /> : <Truck size={18} />}
        {reached ? (
          <span>Your order ships free.</span>
        ) : (
          <span>
            <strong>{formatMoney(missing, { currency })}</strong> away from free shipping
          </span>
        )}
      </p>
      <progress className={styles.bar} max={threshold} value={threshold - missing} aria-label="Progress toward free shipping" />
    </div>
  );
}
