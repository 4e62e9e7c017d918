import type { Brand } from '../../brands/brand.ts';
import type { OrderReturnMail } from '../../contract/accounts/email.ts';
import { refundDays } from '../../contract/orders/cancelling.ts';
import { ownPaymentWords } from '../../contract/orders/orders.ts';
import { answeredSoon, type ReturnNews } from '../../contract/orders/returns.ts';
import { shopZone } from '../ui/browser/shop-clock.ts';
import { formatMoney } from '../ui/money.ts';
import { Button, Frame, Table, useMailLook } from './frame.tsx';
import { heading, small, text } from './look.ts';
import { optionsOf } from './order-summary.tsx';

const headings: Readonly<Record<ReturnNews, string>> = {
  requested: 'Return Requested',
  approved: 'Your return is approved',
  declined: 'We couldn’t accept your return',
  refunded: 'Your refund is on its way',
  closed: 'Your return is closed',
  expired: 'Your return has expired',
};

export const returnSubject = ({ news, orderReturn }: OrderReturnMail): string => `${headings[news]}: case ${orderReturn.caseNumber}`;

const dayWords = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: shopZone });

/** The change, and what happens next. */
function newsWords({ news, order, orderReturn }: OrderReturnMail): string[] {
  const { arriveBy, quoted, refunded, nothingToSend, currency } = orderReturn;
  const money = (cents: number) => formatMoney(cents, { currency });
  const payer = ownPaymentWords(order.payment);
  switch (news) {
    case 'requested':
      return [
        answeredSoon,
        `Once the return is complete, we’ll refund ${money(quoted)} to ${payer}.`,
        ...(nothingToSend ? [] : ['Please keep the items until you hear from us.']),
      ];
    case 'approved':
      return nothingToSend
        ? [`You don’t have to send anything back. We’ll refund ${money(quoted)} to ${payer}.`]
        : [
            `Please send the items back so that they arrive by ${dayWords.format(new Date(arriveBy))}, and put the case number in the package.`,
            `We’ll refund ${money(quoted)} to ${payer} once we’ve checked them.`,
          ];
    case 'declined':
      return ['We’ve looked at your request and can’t accept this return.'];
    case 'refunded':
      return [`We’re refunding ${money(refunded ?? 0)} to ${payer}. It takes ${refundDays} to show on your statement.`];
    case 'expired':
      return ['The items didn’t arrive in time, so there is no refund for this return. If you’ve sent them, please call Customer Care.'];
    case 'closed':
      return ['This return is closed without a refund.'];
  }
}

/** Customer care's message. */
const fromCare = ({ orderReturn: { words } }: OrderReturnMail): string[] => (words ? [`Customer care wrote: ${words}`] : []);

/** The e-mail about a return's change. */
export function OrderReturn({ brand, mail }: { brand: Brand; mail: OrderReturnMail }) {
  const { order, orderReturn, news, orderUrl, shopUrl } = mail;
  const paragraphs = [...newsWords(mail), ...fromCare(mail)];
  return (
    <Frame brand={brand} shopUrl={shopUrl} preview={returnSubject(mail)}>
      <h1 style={heading}>{headings[news]}</h1>
      <p style={text}>
        Case <strong>{orderReturn.caseNumber}</strong>, order <strong>{order.orderNumber}</strong>.
      </p>
      {paragraphs.map((words) => (
        <p key={words} style={text}>
          {words}
        </p>
      ))}
      <Items mail={mail} />
      <Button href={orderUrl}>View your order</Button>
    </Frame>
  );
}

function Items({ mail: { orderReturn } }: { mail: OrderReturnMail }) {
  const cell = { padding: '12px 0', borderBottom: `1px solid ${useMailLook().line}`, verticalAlign: 'top' } as const;
  return (
    <Table style={{ margin: '8px 0 24px' }}>
      {orderReturn.lines.map((line) => (
        <tr key={line.variationId}>
          <td style={cell}>
            <p style={{ ...text, margin: 0 }}>{line.name}</p>
            <p style={small}>{[optionsOf(line), `Quantity ${line.quantity}`, line.reason].filter(Boolean).join(' · ')}</p>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The plain-text version. */
export function returnText(brand: Brand, mail: OrderReturnMail): string {
  const { order, orderReturn, orderUrl } = mail;
  return [
    `${returnSubject(mail)}, order ${order.orderNumber}.`,
    '',
    ...newsWords(mail),
    ...fromCare(mail),
    '',
    ...orderReturn.lines.map((line) => `${line.quantity} × ${[line.name, optionsOf(line)].filter(Boolean).join(', ')}: ${line.reason}`),
    '',
    `View your order: ${orderUrl}`,
    '',
    `${brand.name} · ${brand.support.email} · ${brand.support.phone}`,
  ].join('\n');
}
