import { type ListedShipment, shipmentStateNames } from '../../../contract/staff/orders/staff-shipments.ts';
import styles from '../../features/staff/filtered-list.module.css';
import { Table } from '../../features/staff/table.tsx';
import { staffOrder } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { calendarDayOf, shopDayOf, shopMomentOf, shortCalendarDayOf } from '../../ui/browser/shop-clock.ts';

const columns = [
  { key: 'tracking', title: 'Tracking number', whole: true },
  { key: 'carrier', title: 'Carrier', whole: true },
  { key: 'order', title: 'Order', whole: true },
  { key: 'state', title: 'State', whole: true },
  { key: 'shipped', title: 'Shipped', whole: true },
  { key: 'expected', title: 'Expected' },
];

/** A page of shipments. */
export function ShipmentTable({ shipments }: { shipments: readonly ListedShipment[] }) {
  return <Table caption="Shipments" columns={columns} rows={shipments.map(rowOf)} />;
}

const rowOf = (shipment: ListedShipment) => {
  const { shipmentUuid, trackingNumber, trackingUrl, carrier, orderNumber, status, concern, shippedAt } = shipment;
  return {
    key: shipmentUuid,
    cells: {
      tracking: trackingUrl ? <a href={trackingUrl}>{trackingNumber}</a> : (trackingNumber ?? <span className={styles.quiet}>None</span>),
      carrier: carrier.name,
      order: <a href={staffOrder({ orderNumber })}>{orderNumber}</a>,
      state: (
        <>
          <Badge tone={status === 'delivered' ? 'success' : 'neutral'}>{shipmentStateNames[status]}</Badge>{' '}
          {concern && <Badge tone="sale">{shipmentStateNames[concern]}</Badge>}
        </>
      ),
      shipped: shopMomentOf(shippedAt),
      expected: <Expected {...shipment} />,
    },
  };
};

function Expected({ estimate, promisedOn, deliveredAt }: ListedShipment) {
  if (deliveredAt) return <span className={styles.quiet}>Delivered {shopDayOf(deliveredAt)}</span>;
  return (
    <div className={styles.who}>
      <span>{estimate ? daysOf(estimate) : 'Unknown'}</span>
      {promisedOn && promisedOn !== estimate?.latest && <span className={styles.quiet}>Promised by {calendarDayOf(promisedOn)}</span>}
    </div>
  );
}

const daysOf = ({ earliest, latest }: { earliest: string; latest: string }): string =>
  earliest === latest ? calendarDayOf(latest) : `${shortCalendarDayOf(earliest)} – ${calendarDayOf(latest)}`;
