import type { Cart } from '../../../contract/cart/cart.ts';
import { arrivalDays } from '../../../contract/values/arrival-days.ts';
import { Truck } from '../../ui/icons/icons-goods.tsx';
import styles from './arrival.module.css';
import { PostalCodeForm, type RefusedPostalCode } from './postal-code-form.tsx';
import { toPlace } from './to-place.ts';

interface CartArrivalProps {
  delivery: Cart['delivery'];
  /** The page's own address, which receives the postal code without script. */
  action: string;
  /** A code sent without script that was refused. */
  refused: RefusedPostalCode | null;
  /** Called after another code was saved. */
  onChange(): void;
}

/** The cart's destination and full arrival; asks for the postal code, so that the total includes tax before checkout (checklist 19). */
export function CartArrival({ delivery, action, refused, onChange }: CartArrivalProps) {
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
          <PostalCodeForm
            destination={delivery?.destination ?? null}
            verb="Estimate"
            action={action}
            refused={refused}
            onChange={onChange}
          />
        </div>
      </div>
    </div>
  );
}
