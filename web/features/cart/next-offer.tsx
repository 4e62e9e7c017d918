import type { PromotionsOfCart } from '../../../contract/promotions/promotions.ts';
import { Tag } from '../../ui/icons/icons-goods.tsx';
import styles from './next-offer.module.css';

/** The nearest offer: "Spend $38.00 more to save 15%". */
export function NextOffer({ offer }: { offer: PromotionsOfCart['nextOffer'] }) {
  if (!offer) return null;
  return (
    <p className={styles.offer}>
      <Tag size={18} />
      <span>{offer.message}</span>
    </p>
  );
}
