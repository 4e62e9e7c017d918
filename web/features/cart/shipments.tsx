import type { Shipment } from '../../../contract/buying/shipments.ts';
import { shopZone } from '../../ui/browser/shop-clock.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import { Truck } from '../../ui/icons/icons-goods.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import styles from './shipments.module.css';

const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: shopZone });

/** An order's parcels, each with its contents and tracking link. */
export function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  if (shipments.length === 0) return null;
  return (
    <section className={styles.shipments} aria-labelledby="shipments">
      <h2 id="shipments" className={styles.title}>
        On its way
      </h2>
      <ul className={styles.list}>
        {shipments.map((shipment, index) => (
          <li key={shipment.shipmentUuid} className={styles.parcel}>
            <Parcel shipment={shipment} number={shipments.length > 1 ? index + 1 : null} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parcel({ shipment, number }: { shipment: Shipment; number: number | null }) {
  const { carrier, trackingNumber, trackingUrl, shippedAt, items } = shipment;
  return (
    <>
      <div className={styles.words}>
        <p className={styles.left}>
          <Truck size={20} />
          <span>
            {number && `Parcel ${number}: `}left {day.format(new Date(shippedAt))} with{' '}
            {carrier.code === 'own' ? 'our own van' : carrier.name}
          </span>
        </p>
        {trackingNumber && <p className={styles.number}>Tracking number {trackingNumber}</p>}
      </div>
      {trackingUrl && (
        <LinkButton className={styles.track} href={trackingUrl} variant="secondary" size="small">
          Track with {carrier.name}
        </LinkButton>
      )}
      <ul className={styles.items}>
        {items.map(({ variationId, quantity, name, departmentSlug, image }) => (
          <li key={variationId} className={styles.item}>
            <span className={styles.picture}>
              <ProductPicture image={image} department={departmentSlug} alt="" ratio="portrait" span="thumb" />
            </span>
            <span>
              {quantity} × {name}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
