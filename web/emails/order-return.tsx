import type { OrderReturnMail } from '../../contract/email/email.ts';
import { ownPaymentWords } from '../../contract/orders/orders.ts';
import { inOneLine, packWords, postageWords } from '../../contract/returns/returns.ts';
import { shopZone } from '../../contract/values/shop-zone.ts';
import { formatMoney } from '../ui/money.ts';
import { Button, Table, useMailLook } from './frame.tsx';
import { small, text } from './look.ts';
import { optionsOf, orderValues } from './order-summary.tsx';
import type { Template } from './template.tsx';
import { filling } from './words.ts';

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

const payerOf = ({ order: { payment } }: OrderReturnMail): string =>
  payment.type === 'NONE' ? 'the payment of your first order' : ownPaymentWords(payment);

/** What the shopper gets once the return is complete. */
function outcomeOf(mail: OrderReturnMail): string {
  const { wish, quoted, currency } = mail.orderReturn;
  if (wish === 'replacement') return 'we’ll send the replacement at no charge';
  return quoted === 0 ? 'there is nothing to refund' : `we’ll refund ${formatMoney(quoted, { currency })} to ${payerOf(mail)}`;
}

const asSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** What the shopper has to do, which depends on the return. */
function nextSteps(mail: OrderReturnMail): string[] {
  const { news, orderReturn } = mail;
  const { outOfStock, nothingToSend } = orderReturn;
  if (news === 'requested') return nothingToSend ? [] : ['Please keep the items until you hear from us.'];
  if (news === 'reminder') return [packWords(orderReturn.lines) + sendWords(orderReturn)];
  if (news !== 'approved') return [];
  return [
    ...(outOfStock
      ? ['The items are out of stock, so we can’t replace them. Take the refund instead, or withdraw the return on its page.']
      : []),
    ...(nothingToSend
      ? [`You don’t have to send anything back. ${asSentence(outcomeOf(mail))}`]
      : [packWords(orderReturn.lines) + sendWords(orderReturn), `Once we’ve checked the items, ${outcomeOf(mail)}.`]),
  ];
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

/** The e-mail about a return's change. */
export const orderReturn: Template<OrderReturnMail> = {
  fillingOf: (mail) => {
    const { caseNumber, refunded, currency, replacement } = mail.orderReturn;
    return filling(`return-${mail.news}`, {
      ...orderValues(mail.order),
      caseNumber,
      outcome: outcomeOf(mail),
      amount: formatMoney(refunded ?? 0, { currency }),
      payment: payerOf(mail),
      replacementNumber: replacement?.orderNumber ?? '',
    });
  },
  Body: ({ mail }) => {
    const next = nextOf(mail);
    return (
      <>
        {[...nextSteps(mail), ...fromCare(mail)].map((words) => (
          <p key={words} style={text}>
            {words}
          </p>
        ))}
        <Items mail={mail} />
        <Button href={next.href}>{next.words}</Button>
        {next.href !== mail.returnUrl && (
          <p style={small}>
            <a href={mail.returnUrl} style={{ color: 'inherit' }}>
              Where your return stands
            </a>
          </p>
        )}
      </>
    );
  },
  linesOf: (mail) => {
    const next = nextOf(mail);
    const steps = [...nextSteps(mail), ...fromCare(mail)];
    return [
      ...(steps.length > 0 ? [...steps, ''] : []),
      ...mail.orderReturn.lines.map(
        (line) => `${line.quantity} × ${[line.name, optionsOf(line)].filter(Boolean).join(', ')}: ${line.reason}`,
      ),
      '',
      `${next.words}: ${next.href}`,
      ...(next.href === mail.returnUrl ? [] : [`Where your return stands: ${mail.returnUrl}`]),
    ];
  },
};
