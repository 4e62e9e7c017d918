import type { Brand } from '../../brands/brand.ts';
import type { StockAlertMail } from '../../contract/accounts/email.ts';
import { variationName } from '../../contract/values/option-order.ts';
import { formatMoney } from '../ui/money.ts';
import { Button, Frame } from './frame.tsx';
import { heading, small, text } from './look.ts';

const words = {
  noted: {
    subject: (name: string) => `We’ll tell you when ${name} is back`,
    title: 'We’ll tell you when it’s back',
    happened: (item: string) => `You asked us to write when ${item} can be bought again. You’ll get one mail, as soon as it is here.`,
    onward: 'Look at it again',
  },
  back: {
    subject: (name: string) => `${name} is back in stock`,
    title: 'It’s back',
    happened: (item: string, price: string) =>
      `${item} can be bought again, for ${price}. We can’t hold it for you, so don’t wait too long.`,
    onward: 'See it in the shop',
  },
} as const;

const stop = 'Stop these mails';

const itemOf = ({ name, options }: StockAlertMail): string => [name, variationName(options)].filter(Boolean).join(', ');
const happened = (mail: StockAlertMail): string =>
  words[mail.news].happened(itemOf(mail), formatMoney(mail.price.amount, { currency: mail.price.currency }));

export const alertSubject = ({ news, name }: StockAlertMail): string => words[news].subject(name);

/** Confirms a back-in-stock alert, or announces that the item is back. */
export function StockAlert({ brand, mail }: { brand: Brand; mail: StockAlertMail }) {
  return (
    <Frame brand={brand} shopUrl={mail.shopUrl} preview={alertSubject(mail)}>
      <h1 style={heading}>{words[mail.news].title}</h1>
      <p style={text}>{happened(mail)}</p>
      <Button href={mail.productUrl}>{words[mail.news].onward}</Button>
      <p style={small}>
        Wasn’t it you, or have you changed your mind?{' '}
        <a href={mail.stopUrl} style={{ color: brand.mail.accent }}>
          {stop}
        </a>
      </p>
    </Frame>
  );
}

/** The plain-text version. */
export function alertText(brand: Brand, mail: StockAlertMail): string {
  return [
    `${words[mail.news].title}.`,
    '',
    happened(mail),
    '',
    `${words[mail.news].onward}: ${mail.productUrl}`,
    `${stop}: ${mail.stopUrl}`,
    '',
    `${brand.name} · ${brand.support.email} · ${brand.support.phone}`,
  ].join('\n');
}
