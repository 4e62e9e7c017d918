import type { DeliveryEstimate, EstimateAnswer } from '../../../contract/delivery/delivery.ts';
import { arrivalDays } from '../../../contract/values/arrival-days.ts';
import { Button } from '../../ui/form/button.tsx';
import { Truck } from '../../ui/icons/icons-goods.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './arrival.module.css';
import { Countdown } from './countdown.tsx';
import { PostalCodeForm } from './postal-code-form.tsx';
import { toPlace } from './to-place.ts';
import { type GivenArrival, useArrival } from './use-arrival.ts';

interface ArrivalProps {
  /** The chosen one. */
  variationId: number;
  given: GivenArrival;
  /** The page's own address, which receives the postal code without script. */
  action: string;
}

/**
 * Arrival dates of the chosen variation in the buy box, with place and delivery cost (checklist 13). The lines keep their places while the visitor's
 * dates load.
 */
export function Arrival({ variationId, given, action }: ArrivalProps) {
  const { answer, refusal, isFailed, busy, ask } = useArrival(variationId, given);
  const failure = isFailed ? unavailable : refusal;
  const destination = answer?.destination ?? null;
  const orderBy = !failure && destination && answer?.estimate.orderBy;
  return (
    <div className={styles.arrival}>
      <Truck size={18} />
      <div className={styles.lines} aria-busy={busy}>
        <p className={styles.days} aria-live="polite">
          {failure ?? (answer && daysIn(answer.estimate))}
        </p>
        {answer && <Ways estimate={answer.estimate} />}
        {answer && <p className={styles.cost}>{costIn(answer.shipping)}</p>}
        <div className={styles.place} hidden={!failure && answer?.estimate.arrival === null}>
          {!failure && (destination ? toPlace(destination) : 'In the contiguous US')}
          {orderBy && <Countdown key={orderBy} until={orderBy} onOver={ask} />}
          {isFailed && (
            <Button variant="quiet" size="small" className={styles.again ?? ''} onClick={ask}>
              Try again
            </Button>
          )}
          <PostalCodeForm destination={destination} verb="Show dates" action={action} refused={given.refused} onChange={ask} />
        </div>
      </div>
    </div>
  );
}

const unavailable = 'Delivery dates are unavailable right now.';

const daysIn = ({ arrival }: DeliveryEstimate): string =>
  arrival ? `Arrives ${arrivalDays(arrival)}` : 'No delivery date while out of stock';

/** Special handling: made to order, or delivered to the front door. */
function Ways({ estimate }: { estimate: DeliveryEstimate }) {
  const { madeToOrder, leadTimeDays, method, arrival } = estimate;
  if (!arrival) return null;
  const weeks = Math.max(1, Math.round(leadTimeDays / 5));
  const made = madeToOrder && `Made to order in about ${weeks === 1 ? 'a week' : `${weeks} weeks`}`;
  const brought = method === 'FRNTDOOR' && 'Delivered to your front door by a team of two';
  return made || brought ? <p className={styles.ways}>{[made, brought].filter(Boolean).join('. ')}</p> : null;
}

function costIn({ price, freeShipping, note }: EstimateAnswer['shipping']): string {
  if (price === 0) return 'Free standard shipping';
  const cost = `${formatMoney(price)} shipping`;
  if (freeShipping) return `${cost}, free with ${formatMoney(freeShipping.missing)} more`;
  return note ? `${cost}, import duties may apply` : cost;
}
