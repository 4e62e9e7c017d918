import { Fragment } from 'react';
import type { ShippedParcel } from '../../../contract/shipments/shipments.ts';
import { own } from '../../../contract/values/own.ts';
import forms from '../../features/staff/form.module.css';
import { carriers } from '../../features/staff/packing/carriers.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffOrder } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { refusalOf, type StaffOrderData } from './staff-order-data.ts';

const columns = [
  { key: 'shipped', title: 'Shipped' },
  { key: 'items', title: 'Items' },
  { key: 'carrier', title: 'Carrier' },
  { key: 'tracking', title: 'Tracking number', whole: true },
  { key: 'state', title: 'State', whole: true },
  { key: 'by', title: 'Shipped by' },
];

const stepWords = { shipped: 'Shipped', inTransit: 'In transit', outForDelivery: 'Out for delivery', delivered: 'Delivered' } as const;

const stateOf = ({ status, isDelayed, deliveredAt }: ShippedParcel): string =>
  deliveredAt ? `Delivered ${shopMomentOf(deliveredAt)}` : `${stepWords[status]}${isDelayed ? ', delayed' : ''}`;

/** An order's parcels; staff who ship may correct the label of one that has not arrived, or say that it has. */
export function Parcels({ mayShip, ...shown }: StaffOrderData & { mayShip: boolean }) {
  const { shipments } = shown;
  const rows = shipments.map((parcel) => ({
    key: parcel.shipmentUuid,
    cells: {
      shipped: shopMomentOf(parcel.shippedAt),
      items: parcel.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
      carrier: parcel.carrier.name,
      tracking: parcel.trackingUrl ? <a href={parcel.trackingUrl}>{parcel.trackingNumber}</a> : parcel.trackingNumber,
      state: stateOf(parcel),
      by: parcel.shippedBy,
    },
  }));
  return (
    <>
      <Table caption="Shipped parcels" columns={columns} rows={rows} />
      {mayShip &&
        shipments
          .filter(({ deliveredAt }) => deliveredAt === null)
          .map((parcel) => (
            <Fragment key={parcel.shipmentUuid}>
              <Label parcel={parcel} shown={shown} />
              <Delivery parcel={parcel} shown={shown} />
            </Fragment>
          ))}
    </>
  );
}

/** For a parcel whose carrier reports nothing. */
function Delivery({ parcel: { shipmentUuid, carrier, trackingNumber }, shown }: { parcel: ShippedParcel; shown: StaffOrderData }) {
  return (
    <Disclosure title={`Mark ${trackingNumber ?? `the parcel of ${carrier.name}`} as delivered`}>
      <form className={forms.stack} method="post" action={staffOrder({ orderNumber: shown.order.orderNumber })}>
        <input type="hidden" name="action" value="deliver" />
        <input type="hidden" name="shipmentUuid" value={shipmentUuid} />
        <p>Use this if the carrier doesn’t report delivery. The customer gets an email, and the return period starts.</p>
        <Button type="submit" variant="secondary">
          Mark as delivered
        </Button>
      </form>
    </Disclosure>
  );
}

function Label({ parcel, shown }: { parcel: ShippedParcel; shown: StaffOrderData }) {
  const { shipmentUuid, carrier, trackingNumber } = parcel;
  const refusal = refusalOf(shown, 'label');
  const isRefused = own(refusal.typed, 'shipmentUuid') === shipmentUuid;
  const { typed, errors } = isRefused ? refusal : { typed: {}, errors: {} };
  return (
    <Disclosure title={`Correct the label ${trackingNumber ?? `of ${carrier.name}`}`} open={isRefused}>
      <form className={forms.row} method="post" action={staffOrder({ orderNumber: shown.order.orderNumber })}>
        <input type="hidden" name="action" value="label" />
        <input type="hidden" name="shipmentUuid" value={shipmentUuid} />
        <Select label="Carried by" name="carrier" defaultValue={own(typed, 'carrier') ?? carrier.code} options={carriers} />
        <Field
          label="Number on the label"
          name="trackingNumber"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          defaultValue={own(typed, 'trackingNumber') ?? trackingNumber ?? ''}
          error={own(errors, 'trackingNumber')}
        />
        <Button type="submit" variant="secondary">
          Save label
        </Button>
      </form>
    </Disclosure>
  );
}
