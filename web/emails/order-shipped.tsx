import type { Brand } from '../../brands/brand.ts';
import type { OrderShippedMail } from '../../contract/accounts/email.ts';
import { arrivalDays } from '../ui/arrival-days.ts';
import { Button, Frame, Table } from './frame.tsx';
import { heading, small, text } from './look.ts';
import { addressLines, Block, optionsOf } from './order-summary.tsx';
import { ParcelItems } from './parcel-items.tsx';

export const shippedSubject = ({ order, isWhole }: OrderShippedMail): string =>
  isWhole ? `Your order ${order.orderNumber} is on its way` : `Part of your order ${order.orderNumber} is on its way`;

const byWhom = ({ shipment: { carrier } }: OrderShippedMail): string => (carrier.code === 'own' ? 'our own van' : carrier.name);

const whatHappened = (mail: OrderShippedMail): string => {
  const arrives = `It should arrive ${arrivalDays(mail.order.delivery)}.`;
  return mail.isWhole
    ? `Everything you ordered has left our warehouse with ${byWhom(mail)}. ${arrives}`
    : `A parcel with part of what you ordered has left our warehouse with ${byWhom(mail)}. ${arrives}`;
};

/** A shipped parcel: its contents and tracking link. */
export function OrderShipped({ brand, mail }: { brand: Brand; mail: OrderShippedMail }) {
  const { order, shipment, orderUrl, trackUrl, shopUrl } = mail;
  return (
    <Frame brand={brand} shopUrl={shopUrl} preview={shippedSubject(mail)}>
      <h1 style={heading}>It’s on its way</h1>
      <p style={text}>{whatHappened(mail)}</p>
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
    </Frame>
  );
}

/** The plain-text version. */
export function shippedText(brand: Brand, mail: OrderShippedMail): string {
  const { order, shipment, orderUrl, trackUrl } = mail;
  return [
    `${shippedSubject(mail)}.`,
    '',
    whatHappened(mail),
    '',
    ...shipment.items.map((line) => `${line.quantity} × ${[line.name, optionsOf(line)].filter(Boolean).join(', ')}`),
    '',
    ...(shipment.trackingNumber ? [`Tracking number: ${shipment.trackingNumber}`] : []),
    `Track your package: ${trackUrl}`,
    ...(shipment.trackingUrl ? [`Track it with ${shipment.carrier.name}: ${shipment.trackingUrl}`] : []),
    '',
    'Ships to:',
    ...addressLines(order.shippingAddress),
    '',
    `View your order: ${orderUrl}`,
    '',
    `${brand.name} · ${brand.support.email} · ${brand.support.phone}`,
  ].join('\n');
}
