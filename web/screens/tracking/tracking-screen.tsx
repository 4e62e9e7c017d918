import { type Tracking, trackingWords } from '../../../contract/shipments/tracking.ts';
import { arrivalDays } from '../../../contract/values/arrival-days.ts';
import { plural } from '../../../contract/values/count.ts';
import { ItemSummary } from '../../features/cart/item-summary.tsx';
import { shopDayOf, shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import { Accordion } from '../../ui/layers/accordion.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { TrackingData } from './tracking-data.ts';
import styles from './tracking-screen.module.css';

const countries = { US: '', CA: 'Canada', AU: 'Australia', MX: 'Mexico' } as const;

/** The tracking page (spec §2.9). Not an island, so that it works without script. */
export default function TrackingScreen({ data: { tracking, orderUrl } }: { data: TrackingData }) {
  const { orderNumber, status, isDelayed, parcel, carrier, trackingNumber, trackingUrl, shipsTo, items, isSandbox } = tracking;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.lead}>
          Order <a href={orderUrl}>{orderNumber}</a>
          {parcel.of > 1 && ` · Package ${parcel.number} of ${parcel.of}`}
        </p>
        <h1>{trackingWords[status]}</h1>
        <p className={styles.estimate}>{arrivalWords(tracking)}</p>
        {isDelayed && <Notice>{delayWords(tracking)}</Notice>}
        {isSandbox && (
          <p className={styles.quiet}>This is a demo: a simulated carrier moves this package, and nothing is really on the road.</p>
        )}
      </header>

      <div className={styles.columns}>
        <section aria-labelledby="progress">
          <h2 id="progress" className={styles.title}>
            Progress
          </h2>
          <ol className={styles.steps}>
            {tracking.steps.map((step) => (
              <Step key={step.step} step={step} isNow={step.step === status} />
            ))}
          </ol>
          {!tracking.isHeard && <p className={styles.quiet}>This package hasn’t been scanned yet. It can take a day to show up.</p>}
        </section>

        <div className={styles.facts}>
          <section aria-labelledby="ships-to">
            <h2 id="ships-to" className={styles.title}>
              Shipped to
            </h2>
            <p>
              {shipsTo.city}, {shipsTo.stateRegion} {shipsTo.postalCode}
            </p>
            {countries[shipsTo.countryCode] && <p>{countries[shipsTo.countryCode]}</p>}
          </section>
          <section aria-labelledby="carrier">
            <h2 id="carrier" className={styles.title}>
              Carrier
            </h2>
            <p>{carrier.name}</p>
            {trackingNumber && <p className={styles.number}>Tracking number {trackingNumber}</p>}
            {trackingUrl && (
              <LinkButton className={styles.track} href={trackingUrl} variant="secondary" size="small">
                Track with {carrier.name}
              </LinkButton>
            )}
          </section>
        </div>
      </div>

      <Accordion title={<h2 className={styles.contents}>In this package: {plural(units, 'item')}</h2>} open>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.variationId}>
              <ItemSummary product={item} variationId={item.variationId} options={item.options} image={item.image}>
                <p className={styles.quiet}>Quantity {item.quantity}</p>
              </ItemSummary>
            </li>
          ))}
        </ul>
      </Accordion>
    </div>
  );
}

function Step({ step: { step, isReached, events }, isNow }: { step: Tracking['steps'][number]; isNow: boolean }) {
  return (
    <li className={classes(styles.step, isReached && styles.reached)} aria-current={isNow ? 'step' : undefined}>
      <p className={styles.what}>{trackingWords[step]}</p>
      {events.map(({ at, place, isDelay }) => (
        <p key={`${at}-${place}-${isDelay}`} className={styles.quiet}>
          {isDelay && <strong>{trackingWords.delayed} · </strong>}
          <time dateTime={at}>{shopMomentOf(at)}</time>
          {place && ` · ${place}`}
        </p>
      ))}
      {!isReached && <p className={styles.ahead}>Not yet</p>}
    </li>
  );
}

function arrivalWords({ deliveredAt, estimate, status }: Tracking): string {
  if (deliveredAt) return `Delivered ${shopDayOf(deliveredAt)}`;
  if (!estimate) return 'We don’t have a delivery date right now.';
  return status === 'outForDelivery' && estimate.earliest === estimate.latest
    ? `Arriving ${arrivalDays(estimate)}`
    : `Estimated delivery: ${arrivalDays(estimate)}`;
}

/** The delay message. */
function delayWords(tracking: Tracking): string {
  return tracking.estimate
    ? `Your package is delayed. We now expect it ${arrivalDays(tracking.estimate)}.`
    : `Your package is delayed. There is no new date yet; we’ll show it here as soon as we have it.`;
}
