import type { Brand } from '../../brands/brand.ts';
import type { ParcelNewsMail } from '../../contract/accounts/email.ts';
import { arrivalDays } from '../ui/arrival-days.ts';
import { Button, Frame } from './frame.tsx';
import { heading, small, text } from './look.ts';
import { optionsOf } from './order-summary.tsx';
import { ParcelItems } from './parcel-items.tsx';

const headings: Readonly<Record<ParcelNewsMail['news'], string>> = {
  outForDelivery: 'It arrives today',
  delivered: 'It’s here',
  delayed: 'It’s taking longer',
};

export function parcelNewsSubject({ news, orderNumber }: ParcelNewsMail): string {
  if (news === 'outForDelivery') return `Out for delivery: your order ${orderNumber}`;
  return news === 'delivered' ? `Delivered: your order ${orderNumber}` : `Delayed: your order ${orderNumber}`;
}

function whatHappened({ news, shipment: { carrier }, estimate }: ParcelNewsMail): string {
  const who = carrier.code === 'own' ? 'Our van' : carrier.name;
  if (news === 'outForDelivery') return `${who} has your package out for delivery. It should arrive today.`;
  if (news === 'delivered')
    return `${who} has delivered your package. Not there? Look around the door, ask your neighbors, then write to us.`;
  return estimate
    ? `Your package is delayed. We’re sorry about that. We now expect it ${arrivalDays(estimate)}.`
    : `Your package is delayed. We’re sorry about that. There is no new date yet; its tracking page will show it.`;
}

const actionOf = ({ news }: ParcelNewsMail): string => (news === 'delivered' ? 'See delivery details' : 'Track your package');

/** The e-mail about a parcel that is out for delivery, delivered or delayed. */
export function ParcelNewsEmail({ brand, mail }: { brand: Brand; mail: ParcelNewsMail }) {
  const { news, orderNumber, shipment, shopUrl, orderUrl, trackUrl } = mail;
  return (
    <Frame brand={brand} shopUrl={shopUrl} preview={parcelNewsSubject(mail)}>
      <h1 style={heading}>{headings[news]}</h1>
      <p style={text}>{whatHappened(mail)}</p>
      <ParcelItems items={shipment.items} />
      <Button href={trackUrl}>{actionOf(mail)}</Button>
      <p style={small}>
        <a href={orderUrl} style={small}>
          View your order {orderNumber}
        </a>
      </p>
    </Frame>
  );
}

/** The plain-text version. */
export function parcelNewsText(brand: Brand, mail: ParcelNewsMail): string {
  return [
    `${parcelNewsSubject(mail)}.`,
    '',
    whatHappened(mail),
    '',
    ...mail.shipment.items.map((line) => `${line.quantity} × ${[line.name, optionsOf(line)].filter(Boolean).join(', ')}`),
    '',
    `${actionOf(mail)}: ${mail.trackUrl}`,
    `View your order: ${mail.orderUrl}`,
    '',
    `${brand.name} · ${brand.support.email} · ${brand.support.phone}`,
  ].join('\n');
}
