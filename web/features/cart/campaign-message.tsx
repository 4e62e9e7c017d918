import type { PromotionsOfCart } from '../../../contract/promotions/promotions.ts';
import { Tag } from '../../ui/icons/icons-goods.tsx';
import styles from './next-offer.module.css';

/** What the visitor's campaign says about its discount (spec §3, `checkoutMessage`). */
export function CampaignMessage({ campaign }: Pick<PromotionsOfCart, 'campaign'>) {
  if (!campaign?.checkoutMessage) return null;
  return (
    <p className={styles.offer}>
      <Tag size={18} />
      <span>{campaign.checkoutMessage}</span>
    </p>
  );
}
