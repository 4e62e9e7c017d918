import { addressLines } from '../../contract/addresses/addresses.ts';
import type { OrderShippedMail } from '../../contract/email/email.ts';
import { arrivalDays } from '../../contract/values/arrival-days.ts';
import { Button, Table } from './frame.tsx';
import { small } from './look.ts';
import { Block, optionsOf, orderValues } from './order-summary.tsx';
import { ParcelItems } from './parcel-items.tsx';
import type { Template } from './template.tsx';
import { filling } from './words.ts';

/** A shipped parcel: its contents and tracking link. */
export const orderShipped: Template<OrderShippedMail> = {
  fillingOf: ({ order, shipment: { carrier }, isWhole, estimate = order.delivery }) =>
    filling(isWhole ? 'order-shipped' : 'order-shipped-part', {
      ...orderValues(order),
      contents: order.partlyCancelled ? 'The rest of your order' : 'Everything you ordered',
      carrier: carrier.code === 'own' ? 'our own van' : carrier.name,
      arrival: estimate ? arrivalDays(estimate) : 'soon',
    }),
  Body: ({ mail: { order, shipment, orderUrl, trackUrl } }) => (
    <>
      <ParcelItems items={shipment.items} />
      <Table>
        <tr>
          <Block label="Ships to" lines={addressLines(order.shippingAddress)} />
          {shipment.trackingNumber && <Block label="Tracking number" lines={[shipment.trackingNumber]} />}
        </tr>
      </Table>
      <Button href={trackUrl}>Track your package</Button>
      {shipment.trackingUrl && (
        <p style={small}>
          <a href={shipment.trackingUrl} style={small}>
            Track it with {shipment.carrier.name}
          </a>
        </p>
      )}
      <p style={small}>
        <a href={orderUrl} style={small}>
          View your order {order.orderNumber}
        </a>
      </p>
    </>
  ),
  linesOf: ({ order, shipment, orderUrl, trackUrl }) => [
    ...shipment.items.map((line) => `${line.quantity} × ${[line.name, optionsOf(line)].filter(Boolean).join(', ')}`),
    '',
    ...(shipment.trackingNumber ? [`Tracking number: ${shipment.trackingNumber}`] : []),
    `Track your package: ${trackUrl}`,
    ...(shipment.trackingUrl ? [`Track it with ${shipment.carrier.name}: ${shipment.trackingUrl}`] : []),
    '',
    'Ships to:',
    ...addressLines(order.shippingAddress),
    '',
    `View your order ${order.orderNumber}: ${orderUrl}`,
  ],
};
