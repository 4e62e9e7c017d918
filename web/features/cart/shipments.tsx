import type { Shipment } from '../../../contract/shipments/shipments.ts';
import { trackingWords } from '../../../contract/shipments/tracking.ts';
import { variationName } from '../../../contract/values/option-order.ts';
import { shopZone } from '../../../contract/values/shop-zone.ts';
import { tracking } from '../../routes.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import { Truck } from '../../ui/icons/icons-goods.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import styles from './shipments.module.css';

const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: shopZone });

interface ShipmentsProps {
  shipments: readonly Shipment[];
  /** From the e-mailed link; also opens the tracking pages. */
  token?: string | null;
}

/** An order's parcels, with status, contents and tracking links. */
export function Shipments({ shipments, token = null }: ShipmentsProps) {
  if (shipments.length === 0) return null;
  const allArrived = shipments.every(({ status }) => status === 'delivered');
  return (
    <section className={styles.shipments} aria-labelledby="shipments">
      <h2 id="shipments" className={styles.title}>
        {allArrived ? 'Delivered' : 'On its way'}
      </h2>
      <ul className={styles.list}>
        {shipments.map((shipment, index) => (
          <li key={shipment.shipmentUuid} className={styles.parcel}>
            <Parcel shipment={shipment} number={shipments.length > 1 ? index + 1 : null} token={token} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parcel({ shipment, number, token }: { shipment: Shipment; number: number | null; token: string | null }) {
  const { shipmentUuid, carrier, trackingNumber, shippedAt, status, isDelayed, deliveredAt, items } = shipment;
  const progress = deliveredAt ? `Delivered ${day.format(new Date(deliveredAt))}` : trackingWords[status];
  return (
    <>
      <div className={styles.words}>
        <p className={styles.left}>
          <Truck size={20} />
          <span>
            {number && `Package ${number}: `}left {day.format(new Date(shippedAt))} with{' '}
            {carrier.code === 'own' ? 'our own van' : carrier.name}
          </span>
        </p>
        <p className={styles.progress}>{isDelayed ? `${progress} · ${trackingWords.delayed}` : progress}</p>
        {trackingNumber && <p className={styles.number}>Tracking number {trackingNumber}</p>}
      </div>
      <LinkButton className={styles.track} href={tracking({ shipmentUuid, ...(token && { token }) })} variant="secondary" size="small">
        {number ? `Track package ${number}` : 'Track package'}
      </LinkButton>
      <ul className={styles.items}>
        {items.map(({ variationId, quantity, name, options, departmentSlug, image }) => (
          <li key={variationId} className={styles.item}>
            <span className={styles.picture}>
              <ProductPicture image={image} department={departmentSlug} alt="" ratio="portrait" span="thumb" />
            </span>
            <span>
              {quantity} × {[name, variationName(options)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
