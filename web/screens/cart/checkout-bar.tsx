import { type RefObject, useEffect, useState } from 'react';
import type { Totals } from '../../../contract/cart/cart.ts';
import { formatMoney } from '../../ui/money.ts';
import { CheckOutLink } from './check-out-link.tsx';
import styles from './checkout-bar.module.css';

interface CheckoutBarProps {
  totals: Totals;
  /** The summary's own button; the bar shows only while that is out of the window. */
  instead: RefObject<HTMLElement | null>;
  settle: Parameters<typeof CheckOutLink>[0]['settle'];
}

/** Where the summary is below the lines: keeps the total and Check out in reach at the window's bottom. */
export function CheckoutBar({ totals, instead, settle }: CheckoutBarProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = instead.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setShown(entries.at(-1)?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [instead]);
  if (!shown) return null;
  return (
    <section className={styles.bar} aria-label="Check out" data-above-note="">
      <p className={styles.words}>
        <span className={styles.label}>{totals.taxIsEstimate ? 'Estimated total' : 'Total'}</span>
        <strong>{formatMoney(totals.total, { currency: totals.currency })}</strong>
      </p>
      <CheckOutLink settle={settle} />
    </section>
  );
}
