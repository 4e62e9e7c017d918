import type { ParcelNewsMail } from '../../contract/email/email.ts';
import { arrivalDays } from '../../contract/values/arrival-days.ts';
import { Button } from './frame.tsx';
import { small } from './look.ts';
import { optionsOf } from './order-summary.tsx';
import { ParcelItems } from './parcel-items.tsx';
import type { Template } from './template.tsx';
import { filling } from './words.ts';

const kinds = { outForDelivery: 'parcel-out-for-delivery', delivered: 'parcel-delivered', delayed: 'parcel-delayed' } as const;

const newDateOf = ({ estimate }: ParcelNewsMail): string =>
  estimate ? `We now expect it ${arrivalDays(estimate)}.` : 'There is no new date yet; its tracking page will show it.';

const actionOf = ({ news }: ParcelNewsMail): string => (news === 'delivered' ? 'See delivery details' : 'Track your package');

/** The e-mail about a parcel that is out for delivery, delivered or delayed. */
export const parcelNews: Template<ParcelNewsMail> = {
  fillingOf: (mail) => {
    const { news, orderNumber, shipment } = mail;
    const { code, name } = shipment.carrier;
    return filling(kinds[news], { orderNumber, carrier: code === 'own' ? 'Our van' : name, newDate: newDateOf(mail) });
  },
  Body: ({ mail }) => (
    <>
      <ParcelItems items={mail.shipment.items} />
      <Button href={mail.trackUrl}>{actionOf(mail)}</Button>
      <p style={small}>
        <a href={mail.orderUrl} style={small}>
          View your order {mail.orderNumber}
        </a>
      </p>
    </>
  ),
  linesOf: (mail) => [
    ...mail.shipment.items.map((line) => `${line.quantity} × ${[line.name, optionsOf(line)].filter(Boolean).join(', ')}`),
    '',
    `${actionOf(mail)}: ${mail.trackUrl}`,
    `View your order ${mail.orderNumber}: ${mail.orderUrl}`,
  ],
};
