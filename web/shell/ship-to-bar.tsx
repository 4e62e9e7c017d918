import { useEffect, useState } from 'react';
import { island } from '../page/island.tsx';
import { information } from '../routes.ts';
import { loadModule } from '../ui/browser/load-module.ts';
import { CircleAlert } from '../ui/icons/icons.tsx';
import { formatMoney } from '../ui/money.ts';
import type { CampaignLabel } from './campaign/campaign-label.ts';
import { hasTracking } from './campaign/tracking.ts';
import type { Sister } from './family/family-links.tsx';
import styles from './ship-to-bar.module.css';
import { useBrand } from './visitor/brand.ts';

/**
 * The line above every header: the free shipping threshold (`freeFrom`, cents), then where the shop ships and its sister shops, whose place the
 * visitor's campaign discount takes after the page has loaded, moving nothing (spec §2.2, height §9).
 */
function ShipToBar({ freeFrom, sisters }: { freeFrom: number; sisters: readonly Sister[] }) {
  const campaign = useCampaign();
  const { returnDays } = useBrand();
  return (
    <div className={styles.bar}>
      <p className={styles.free}>
        <a href={information('shipping')}>Free standard shipping on {formatMoney(freeFrom, { short: true })} or more</a>
        <span className={styles.second}> · {returnDays}-day returns</span>
      </p>
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
      <p className={styles.campaign} role="status" data-state={campaign?.state} title={campaign?.text}>
        {campaign?.state === 'expired' && (
          <>
            <CircleAlert size={16} /> <strong>Ended:</strong>{' '}
          </>
        )}
        {campaign?.text}
      </p>
    </div>
  );
}

/** The visitor's campaign. Its code is loaded only when there is one. */
function useCampaign(): CampaignLabel | null {
  const [campaign, setCampaign] = useState<CampaignLabel | null>(null);
  useEffect(() => {
    if (!hasTracking(location.search, document.cookie)) return;
    void loadModule(() => import('./campaign/load-campaign.ts')).then(({ loadCampaign }) => loadCampaign(setCampaign));
  }, []);
  return campaign;
}

export default island('shell/ship-to-bar', ShipToBar);
