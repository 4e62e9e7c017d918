import styles from './buy-box.module.css';

/** How far this item alone goes towards free shipping (`from`, cents); how much is missing stands beside it in words. Nothing once it ships free. */
export function ShippingProgress({ amount, from }: { amount: number; from: number }) {
  if (amount >= from) return null;
  return <progress className={styles.progress} max={from} value={amount} aria-label="Progress towards free shipping" />;
}
