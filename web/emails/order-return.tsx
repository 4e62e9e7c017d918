import type { Brand } from '../../brands/brand.ts';
import type { OrderReturnMail } from '../../contract/accounts/email.ts';
import { refundDays } from '../../contract/orders/cancelling.ts';
import { ownPaymentWords } from '../../contract/orders/orders.ts';
import { answeredSoon, inOneLine, postageWords, type ReturnNews } from '../../contract/orders/returns.ts';
import { shopZone } from '../../contract/values/shop-zone.ts';
import { formatMoney } from '../ui/money.ts';
import { Button, Frame, Table, useMailLook } from './frame.tsx';
import { heading, small, text } from './look.ts';
import { optionsOf } from './order-summary.tsx';

const headings: Readonly<Record<ReturnNews, string>> = {
  requested: 'Return Requested',
  approved: 'Your return is approved',
  declined: 'We couldn’t accept your return',
  received: 'We’ve received your return',
  refunded: 'Your refund is on its way',
  replaced: 'Your replacement is on order',
  reminder: 'Time to send your return',
  closed: 'Your return is closed',
  expired: 'Your return has expired',
};

const headingOf = ({ news, orderReturn: { refunded, currency } }: OrderReturnMail): string =>
  news === 'refunded' && refunded ? `Refund of ${formatMoney(refunded, { currency })} on its way` : headings[news];

export const returnSubject = (mail: OrderReturnMail): string => `${headingOf(mail)}: case ${mail.orderReturn.caseNumber}`;

const dayWords = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: shopZone });

const day = (date: string): string => dayWords.format(new Date(date));

/** How the items come back. */
function sendWords({ sendBack, arriveBy, paidBy }: OrderReturnMail['orderReturn']): string {
  if (sendBack?.way === 'pick_up' && sendBack.pickUpOn) {
    // Noon, so that the day is the same in the shop's zone.
    return `We’ll pick up the items on ${day(`${sendBack.pickUpOn}T12:00:00Z`)}. Please pack them, print the label, and stick it on the package.`;
  }
  if (sendBack)
    return `Please pack the items, print the label, and stick it on the package. Drop it off so that it arrives by ${day(arriveBy)} at ${inOneLine(sendBack.to)}. ${postageWords(paidBy)}`;
  return `Please send the items back so that they arrive by ${day(arriveBy)}, and put the case number in the package. ${postageWords(paidBy)}`;
}

/** The change, and what happens next. */
function newsWords({ news, order, orderReturn }: OrderReturnMail): string[] {
  const { wish, outOfStock, quoted, refunded, nothingToSend, currency, replacement } = orderReturn;
  const money = (cents: number) => formatMoney(cents, { currency });
  const payer = order.payment.type === 'NONE' ? 'the payment of your first order' : ownPaymentWords(order.payment);
  const outcome = wish === 'replacement' ? 'we’ll send the replacement at no charge' : `we’ll refund ${money(quoted)} to ${payer}`;
  switch (news) {
    case 'requested':
      return [
        answeredSoon,
        `Once the return is complete, ${outcome}.`,
        ...(nothingToSend ? [] : ['Please keep the items until you hear from us.']),
      ];
    case 'approved':
      return [
        ...(outOfStock ? ['The items are out of stock, so we’ll refund them instead of replacing them.'] : []),
        ...(nothingToSend
          ? [`You don’t have to send anything back. ${outcome.replace('we’ll', 'We’ll')}.`]
          : [sendWords(orderReturn), `Once we’ve checked the items, ${outcome}.`]),
      ];
    case 'declined':
      return ['We’ve looked at your request and can’t accept this return.'];
    case 'received':
      return [`Your items are here. Once we’ve checked them, ${outcome}.`];
    case 'refunded':
      return [`We’re refunding ${money(refunded ?? 0)} to ${payer}. It takes ${refundDays} to show on your statement.`];
    case 'replaced':
      return [`Your replacement is order ${replacement?.orderNumber ?? ''}, at no charge. We’ll email you when it ships.`];
    case 'reminder':
      return ['We haven’t heard of your return on its way back yet.', sendWords(orderReturn)];
    case 'expired':
      return ['The items didn’t arrive in time, so there is no refund for this return. If you’ve sent them, please call Customer Care.'];
    case 'closed':
      return ['This return is closed without a refund.'];
  }
}

/** Where the button leads: to what the shopper needs next. */
function nextOf({ news, orderUrl, returnUrl, labelUrl, replacementUrl }: OrderReturnMail): { href: string; words: string } {
  if ((news === 'approved' || news === 'reminder') && labelUrl) return { href: labelUrl, words: 'Print your label' };
  if (news === 'replaced' && replacementUrl) return { href: replacementUrl, words: 'View your replacement' };
  return news === 'requested' || news === 'received'
    ? { href: returnUrl, words: 'View your return' }
    : { href: orderUrl, words: 'View your order' };
}

/** Customer care's message. */
const fromCare = ({ orderReturn: { words } }: OrderReturnMail): string[] => (words ? [`Customer care wrote: ${words}`] : []);

/** The e-mail about a return's change. */
export function OrderReturn({ brand, mail }: { brand: Brand; mail: OrderReturnMail }) {
  const { order, orderReturn, returnUrl, shopUrl } = mail;
  const next = nextOf(mail);
  const paragraphs = [...newsWords(mail), ...fromCare(mail)];
  return (
    <Frame brand={brand} shopUrl={shopUrl} preview={returnSubject(mail)}>
      <h1 style={heading}>{headingOf(mail)}</h1>
      <p style={text}>
        Case <strong>{orderReturn.caseNumber}</strong>, order <strong>{order.orderNumber}</strong>.
      </p>
      {paragraphs.map((words) => (
        <p key={words} style={text}>
          {words}
        </p>
      ))}
      <Items mail={mail} />
      <Button href={next.href}>{next.words}</Button>
      {next.href !== returnUrl && (
        <p style={small}>
          <a href={returnUrl} style={{ color: 'inherit' }}>
            Where your return stands
          </a>
        </p>
      )}
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
  const { order, orderReturn, returnUrl } = mail;
  const next = nextOf(mail);
  return [
    `${returnSubject(mail)}, order ${order.orderNumber}.`,
    '',
    ...newsWords(mail),
    ...fromCare(mail),
    '',
    ...orderReturn.lines.map((line) => `${line.quantity} × ${[line.name, optionsOf(line)].filter(Boolean).join(', ')}: ${line.reason}`),
    '',
    `${next.words}: ${next.href}`,
    ...(next.href === returnUrl ? [] : [`Where your return stands: ${returnUrl}`]),
    '',
    `${brand.name} · ${brand.support.email} · ${brand.support.phone}`,
  ].join('\n');
}
