import type { PaymentLinkMail } from '../../contract/email/email.ts';
import { shopMomentOf } from '../ui/browser/shop-clock.ts';
import { formatMoney } from '../ui/money.ts';
import { Button, Table, useMailLook } from './frame.tsx';
import { amount, small, text } from './look.ts';
import type { Template } from './template.tsx';
import { filling } from './words.ts';

const money = (cents: number, { totals }: PaymentLinkMail): string => formatMoney(cents, { currency: totals.currency });

/** The amounts below the items, adding up to the last one. */
function amountsOf(mail: PaymentLinkMail): { label: string; amount: string }[] {
  const { merchandise, discount, shipping, tax, taxIsEstimate, total, currency } = mail.totals;
  return [
    { label: 'Subtotal', amount: money(merchandise, mail) },
    ...(discount > 0 ? [{ label: 'Discounts', amount: `−${money(discount, mail)}` }] : []),
    { label: 'Shipping', amount: formatMoney(shipping, { currency, freeLabel: true }) },
    // Without an address there is no tax yet.
    { label: 'Tax', amount: taxIsEstimate ? 'Added at checkout' : money(tax, mail) },
    { label: taxIsEstimate ? 'Total before tax' : 'Total', amount: money(total, mail) },
  ];
}

const validity = ({ until }: PaymentLinkMail): string =>
  `The link is valid until ${shopMomentOf(until)}. Prices and stock are checked again when you pay.`;

function Items({ mail }: { mail: PaymentLinkMail }) {
  const cell = { padding: '12px 0', borderBottom: `1px solid ${useMailLook().line}`, verticalAlign: 'top' } as const;
  return (
    <Table style={{ margin: '8px 0 24px' }}>
      {mail.items.map(({ name, variation, quantity, lineTotal }) => (
        <tr key={`${name} ${variation}`}>
          <td style={cell}>
            <p style={{ ...text, margin: 0 }}>{name}</p>
            <p style={small}>{[variation, `Quantity ${quantity}`].filter(Boolean).join(' · ')}</p>
          </td>
          <td style={cell}>
            <p style={amount}>{money(lineTotal, mail)}</p>
          </td>
        </tr>
      ))}
      {amountsOf(mail).map((sum) => (
        <tr key={sum.label}>
          <td style={{ padding: '8px 0 0' }}>
            <p style={{ ...text, margin: 0 }}>{sum.label}</p>
          </td>
          <td style={{ padding: '8px 0 0' }}>
            <p style={amount}>{sum.amount}</p>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** A draft order, and the link to pay for it. */
export const paymentLink: Template<PaymentLinkMail> = {
  fillingOf: (mail) => filling('payment-link', { total: money(mail.totals.total, mail), validUntil: shopMomentOf(mail.until) }),
  Body: ({ mail }) => (
    <>
      <Items mail={mail} />
      <Button href={mail.payUrl}>Review and pay</Button>
      <p style={small}>{validity(mail)}</p>
    </>
  ),
  linesOf: (mail) => [
    ...mail.items.map(
      ({ name, variation, quantity, lineTotal }) =>
        `${quantity} × ${[name, variation].filter(Boolean).join(', ')}: ${money(lineTotal, mail)}`,
    ),
    '',
    ...amountsOf(mail).map(({ label, amount: sum }) => `${label}: ${sum}`),
    '',
    `Review and pay: ${mail.payUrl}`,
    validity(mail),
  ],
};
