import type { Cart } from '../../../contract/buying/cart.ts';
import { arrivalDays } from '../../ui/arrival-days.ts';
import { Truck } from '../../ui/icons/icons-goods.tsx';
import styles from './arrival.module.css';
import { PostalCodeForm } from './postal-code-form.tsx';
import { toPlace } from './to-place.ts';

interface CartArrivalProps {
  delivery: Cart['delivery'];
  /** The page's own address: where the postal code is posted to without script. */
  action: string;
  /** What is wrong with the code sent without script. */
  error: string | null;
  /** To be called once another code is kept. */
  onChange(): void;
}

/** Where a cart goes and when all of it has arrived; asks for the postal code, so that the total has its tax before checkout (checklist 19). */
export function CartArrival({ delivery, action, error, onChange }: CartArrivalProps) {
  return (
    <div className={styles.arrival}>
      <Truck size={18} />
      <div className={styles.lines}>
        <p className={styles.days} aria-live="polite">
          {delivery?.arrival ? `Arrives ${arrivalDays(delivery.arrival)}` : 'Delivery and tax'}
        </p>
        <div className={styles.place}>
          {delivery && toPlace(delivery.destination)}
          {delivery && delivery.parcels > 1 && <span>in {delivery.parcels} parcels</span>}
          <PostalCodeForm destination={delivery?.destination ?? null} verb="Estimate" action={action} error={error} onChange={onChange} />
        </div>
      </div>
    </div>
  );
}
