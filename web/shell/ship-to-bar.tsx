import { information } from '../routes.ts';
import { formatMoney } from '../ui/money.ts';
import { campaignLabelId } from './campaign/campaign-label.ts';
import type { Sister } from './family/family-links.tsx';
import styles from './ship-to-bar.module.css';

/**
 * The line above every header: where the shop ships, which sister shops there are, from what amount that is free, and the visitor's campaign discount, which fills its
 * place after the page has come (spec §2.2, height §9). `freeFrom` is in cents.
 */
export function ShipToBar({ freeFrom, sisters }: { freeFrom: number; sisters: readonly Sister[] }) {
  return (
    <div className={styles.bar}>
      <p className={styles.where}>
        <a href={information('international-help')} target="_blank" rel="noopener">
          Ships to the US and Canada
        </a>
        {sisters.map(({ name, href }) => (
          <span key={name}>
            {' · '}
            <a href={href}>Visit {name}</a>
          </span>
        ))}
      </p>
      <p className={styles.free}>
        <a href={information('shipping')}>Free standard shipping on {formatMoney(freeFrom, { decimals: 0 })} or more</a>
        <span className={styles.second}> · 30-day returns</span>
      </p>
      <p id={campaignLabelId} className={styles.campaign} role="status" />
    </div>
  );
}
