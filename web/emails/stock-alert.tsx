import type { StockAlertMail } from '../../contract/email/email.ts';
import { variationName } from '../../contract/values/option-order.ts';
import { formatMoney } from '../ui/money.ts';
import { Button, useMailLook } from './frame.tsx';
import { small } from './look.ts';
import type { Template } from './template.tsx';
import { filling } from './words.ts';

const onward = { noted: 'Look at it again', back: 'See it in the shop' } as const;
const stop = 'Stop these emails';

function StopLink({ href }: { href: string }) {
  return (
    <p style={small}>
      Didn’t ask for this, or changed your mind?{' '}
      <a href={href} style={{ color: useMailLook().accent }}>
        {stop}
      </a>
    </p>
  );
}

/** Confirms a back-in-stock alert, or announces that the item is back. */
export const stockAlert: Template<StockAlertMail> = {
  fillingOf: ({ news, name, options, price }) =>
    filling(`stock-alert-${news}`, {
      product: name,
      productAndOptions: [name, variationName(options)].filter(Boolean).join(', '),
      price: formatMoney(price.amount, { currency: price.currency }),
    }),
  Body: ({ mail }) => (
    <>
      <Button href={mail.productUrl}>{onward[mail.news]}</Button>
      <StopLink href={mail.stopUrl} />
    </>
  ),
  linesOf: ({ news, productUrl, stopUrl }) => [`${onward[news]}: ${productUrl}`, `${stop}: ${stopUrl}`],
};
