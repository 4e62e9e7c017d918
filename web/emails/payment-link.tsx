import type { Brand } from '../../brands/brand.ts';
import type { PaymentLinkMail } from '../../contract/accounts/email.ts';
import { shopMomentOf } from '../ui/browser/shop-clock.ts';
import { formatMoney } from '../ui/money.ts';
import { Button, Frame, Table, useMailLook } from './frame.tsx';
import { amount, heading, small, text } from './look.ts';

export const paymentLinkSubject = (brand: Brand): string => `Your order from ${brand.name} is ready to pay`;

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

const intro = 'We prepared this order for you. Check the items, then pay online. You don’t need an account.';
const validity = ({ until }: PaymentLinkMail): string =>
  `The link is valid until ${shopMomentOf(until)}. Prices and stock are checked again when you pay.`;

/** A draft order, and the link to pay for it. */
export function PaymentLink({ brand, mail }: { brand: Brand; mail: PaymentLinkMail }) {
  return (
    <Frame brand={brand} shopUrl={mail.shopUrl} preview={paymentLinkSubject(brand)}>
      <h1 style={heading}>Your order is ready to pay</h1>
      <p style={text}>{intro}</p>
      <Items mail={mail} />
      <Button href={mail.payUrl}>Review and pay</Button>
      <p style={small}>{validity(mail)}</p>
    </Frame>
  );
}

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

/** The plain-text version. */
export function paymentLinkText(brand: Brand, mail: PaymentLinkMail): string {
  return [
    `${paymentLinkSubject(brand)}.`,
    '',
    intro,
    '',
    ...mail.items.map(
      ({ name, variation, quantity, lineTotal }) =>
        `${quantity} × ${[name, variation].filter(Boolean).join(', ')}: ${money(lineTotal, mail)}`,
    ),
    '',
    ...amountsOf(mail).map(({ label, amount: sum }) => `${label}: ${sum}`),
    '',
    `Review and pay: ${mail.payUrl}`,
    validity(mail),
    '',
    `${brand.name} · ${brand.support.email} · ${brand.support.phone}`,
  ].join('\n');
}
