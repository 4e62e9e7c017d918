import type { OrderToPack } from '../../../contract/shipments/shipments.ts';
import { own } from '../../../contract/values/own.ts';
import { carriers } from '../../features/staff/packing/carriers.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { staffOrder } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { PostalLines } from '../../ui/form/postal-lines.tsx';
import styles from './packing-panel.module.css';
import { Parcels } from './parcels.tsx';
import type { StaffOrderData, TypedParcel } from './staff-order-data.ts';

/** Fulfilment statuses as the console shows them. */
const packingWords: Readonly<Record<OrderToPack['status'], string>> = {
  held: 'On hold',
  to_ship: 'To ship',
  partly_shipped: 'Partially shipped',
  shipped: 'Shipped',
  unpaid: 'Awaiting payment',
  cancelled: 'Cancelled',
};

type PackingPanelProps = Pick<StaffOrderData, 'nextShipment' | 'typed' | 'errors'> & { packing: OrderToPack; parcels: StaffOrderData };

/** The shipping part of an order: address, shipped parcels, and the form for the next one. */
export function PackingPanel({ packing, parcels, ...form }: PackingPanelProps) {
  const { status, shippingAddress, shipments, delivery } = packing;
  const waits = status === 'to_ship' || status === 'partly_shipped';
  return (
    <Panel title="Shipping" lead={`${packingWords[status]} · ${delivery}`}>
      <PostalLines address={shippingAddress} />
      {shipments.length > 0 && <Parcels {...parcels} shipments={shipments} mayShip />}
      {waits && <NextParcel packing={packing} {...form} />}
    </Panel>
  );
}

interface NextParcelProps {
  packing: OrderToPack;
  nextShipment: string;
  typed: TypedParcel | null;
  errors: Readonly<Record<string, string>>;
}

function NextParcel({ packing, nextShipment, typed, errors }: NextParcelProps) {
  const { orderNumber, lines } = packing;
  const left = lines.flatMap(({ quantity, shipped, cancelled, ...line }) => {
    const open = quantity - shipped - cancelled;
    return open > 0 ? [{ ...line, open }] : [];
  });
  return (
    <form className={styles.form} method="post" action={staffOrder({ orderNumber })}>
      <input type="hidden" name="action" value="ship" />
      <input type="hidden" name="shipmentUuid" value={nextShipment} />
      <h3 className={styles.title}>Next parcel</h3>
      <ul className={styles.lines}>
        {left.map(({ variationId, name, options, sku, open }) => (
          <li key={variationId} className={styles.line}>
            <p>
              <strong>{name}</strong>
              <span>{[...Object.values(options), sku].join(' · ')}</span>
            </p>
            <Field
              label={`Quantity (max ${open})`}
              aria-label={`Quantity (max ${open}): ${name}`}
              name={`units-${variationId}`}
              type="number"
              inputMode="numeric"
              autoComplete="off"
              min={0}
              max={open}
              defaultValue={typed ? (own(typed.units, String(variationId)) ?? 0) : open}
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
          hint="As printed on the label. Leave empty for our own van."
          error={errors.trackingNumber}
        />
        <Button type="submit">Mark as shipped</Button>
      </div>
    </form>
  );
}
