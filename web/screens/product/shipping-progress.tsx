import { freeShippingFrom } from '../../shell/free-shipping.ts';
import styles from './buy-box.module.css';

/** How far this item alone goes towards free shipping; how much is missing stands beside it in words. Nothing once it ships free. */
export function ShippingProgress({ amount }: { amount: number }) {
  if (amount >= freeShippingFrom) return null;
  return <progress className={styles.progress} max={freeShippingFrom} value={amount} aria-label="Progress towards free shipping" />;
}
