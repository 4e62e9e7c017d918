import { type CarrierCode, carrierNames, type OrderToPack } from '../../../contract/shipments.ts';
import { packingWords } from '../../features/staff/packing-words.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { Table } from '../../features/staff/table.tsx';
import { staffOrder } from '../../staff-routes.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { PostalLines } from '../../ui/postal-lines.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import styles from './packing-panel.module.css';
import type { StaffOrderData, TypedParcel } from './page.ts';

type PackingPanelProps = Pick<StaffOrderData, 'nextShipment' | 'typed' | 'errors'> & { packing: OrderToPack };

/** For who packs: where it goes, what has left, and what leaves next. */
export function PackingPanel({ packing, ...form }: PackingPanelProps) {
  const { status, shippingAddress, shipments, delivery } = packing;
  const waits = status === 'to_ship' || status === 'partly_shipped';
  return (
    <Panel title="Shipping" lead={`${packingWords[status]} · ${delivery}`}>
      <PostalLines address={shippingAddress} />
      {shipments.length > 0 && <Left shipments={shipments} />}
      {waits && <NextParcel packing={packing} {...form} />}
    </Panel>
  );
}

const columns = [
  { key: 'left', title: 'Left' },
  { key: 'items', title: 'In the parcel' },
  { key: 'carrier', title: 'Carrier' },
  { key: 'tracking', title: 'Tracking number', whole: true },
  { key: 'by', title: 'Shipped by' },
];

function Left({ shipments }: Pick<OrderToPack, 'shipments'>) {
  const rows = shipments.map(({ shipmentUuid, shippedAt, items, carrier, trackingNumber, trackingUrl, shippedBy }) => ({
    key: shipmentUuid,
    cells: {
      left: shopMomentOf(shippedAt),
      items: items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
      carrier: carrier.name,
      tracking: trackingUrl ? <a href={trackingUrl}>{trackingNumber}</a> : trackingNumber,
      by: shippedBy,
    },
  }));
  return <Table caption="Parcels that have left" columns={columns} rows={rows} />;
}

const carriers = (Object.keys(carrierNames) as CarrierCode[]).map((code) => ({ value: code, label: carrierNames[code] }));

interface NextParcelProps {
  packing: OrderToPack;
  nextShipment: string;
  typed: TypedParcel | null;
  errors: Readonly<Record<string, string>>;
}

function NextParcel({ packing, nextShipment, typed, errors }: NextParcelProps) {
  const { orderNumber, lines } = packing;
  const left = lines.filter(({ quantity, shipped }) => quantity > shipped);
  return (
    <form className={styles.form} method="post" action={staffOrder({ orderNumber })}>
      <input type="hidden" name="action" value="ship" />
      <input type="hidden" name="shipmentUuid" value={nextShipment} />
      <h3 className={styles.title}>Next parcel</h3>
      <ul className={styles.lines}>
        {left.map(({ variationId, name, options, sku, quantity, shipped }) => (
          <li key={variationId} className={styles.line}>
            <p>
              <strong>{name}</strong>
              <span>{[...Object.values(options), sku].join(' · ')}</span>
            </p>
            <Field
              label={`Units of ${quantity - shipped}`}
              aria-label={`Units of ${quantity - shipped}: ${name}`}
              name={`units-${variationId}`}
              type="number"
              inputMode="numeric"
              autoComplete="off"
              min={0}
              max={quantity - shipped}
              defaultValue={quantity - shipped}
            />
          </li>
        ))}
      </ul>
      <div className={styles.parcel}>
        <Select label="Carrier" name="carrier" defaultValue={typed?.carrier ?? 'ups'} options={carriers} error={errors.carrier} />
        <Field
          label="Tracking number"
          name="trackingNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={typed?.trackingNumber}
          hint="As on the label. Our own van has none."
          error={errors.trackingNumber}
        />
        <Button type="submit">Mark as shipped</Button>
      </div>
    </form>
  );
}
