import type { OrderCancelledMail } from '../../contract/email/email.ts';
import { nothingToRefund, refundDays } from '../../contract/orders/cancelling.ts';
import { type OrderLine, ownPaymentWords, reservedWords } from '../../contract/orders/orders.ts';
import { formatMoney } from '../ui/money.ts';
import { Button, Table, useMailLook } from './frame.tsx';
import { amount, small, text } from './look.ts';
import { optionsOf, orderValues } from './order-summary.tsx';
import type { Template } from './template.tsx';
import { filling } from './words.ts';

const money = (cents: number, { order }: OrderCancelledMail): string => formatMoney(cents, { currency: order.summary.currency });

/** When the refund arrives. */
function refundWords(mail: OrderCancelledMail): string {
  const { order, cancellation } = mail;
  const sum = money(cancellation.amount, mail);
  const payer = ownPaymentWords(order.payment);
  if (cancellation.amount === 0) return nothingToRefund;
  if (cancellation.method === 'refund') return `We’re refunding ${sum} to ${payer}. It takes ${refundDays} to show on your statement.`;
  if (cancellation.method === 'refund_if_charged') {
    return `Your payment was going through when you cancelled. If ${payer} is charged the ${sum}, we refund it right away; it takes ${refundDays} to show on your statement.`;
  }
  if (cancellation.isWhole) {
    return `You haven’t been charged. The ${sum} ${reservedWords(order.payment)} will be released; ${order.payment.type === 'PAYPAL' ? 'PayPal' : 'your bank'} may take a few days to show it.`;
  }
  const rest = mail.toCharge ? ` We’ll charge ${payer} for the rest when it ships.` : '';
  return `You won’t be charged the ${sum} for these items.${rest}`;
}

/** The cancelled lines of the order, with units and cents. */
const cancelledLines = ({ order, cancellation }: OrderCancelledMail): { line: OrderLine; quantity: number; cents: number }[] =>
  cancellation.lines.flatMap(({ variationId, quantity, cents }) => {
    const line = order.items.find((item) => item.variationId === variationId);
    return line ? [{ line, quantity, cents }] : [];
  });

/** What comes on top of the items and is refunded already, and the total. */
function sumsOf(mail: OrderCancelledMail): { label: string; sum: string }[] {
  const { lines, shipping, amount: total } = mail.cancellation;
  const refunded = lines.reduce((paid, { cents }) => paid + cents, shipping) - total;
  return [
    ...(shipping > 0 ? [{ label: 'Shipping', sum: money(shipping, mail) }] : []),
    ...(refunded > 0 ? [{ label: 'Already refunded', sum: `−${money(refunded, mail)}` }] : []),
    { label: 'Total', sum: money(total, mail) },
  ];
}

function Items({ mail }: { mail: OrderCancelledMail }) {
  const cell = { padding: '12px 0', borderBottom: `1px solid ${useMailLook().line}`, verticalAlign: 'top' } as const;
  return (
    <Table style={{ margin: '8px 0 24px' }}>
      {cancelledLines(mail).map(({ line, quantity, cents }) => (
        <tr key={line.variationId}>
          <td style={cell}>
            <p style={{ ...text, margin: 0 }}>{line.name}</p>
            <p style={small}>{[optionsOf(line), `Quantity ${quantity}`].filter(Boolean).join(' · ')}</p>
          </td>
          <td style={cell}>
            <p style={amount}>{money(cents, mail)}</p>
          </td>
        </tr>
      ))}
      {sumsOf(mail).map(({ label, sum }) => (
        <tr key={label}>
          <td style={{ padding: '8px 0 0' }}>
            <p style={{ ...text, margin: 0, fontWeight: label === 'Total' ? 600 : 400 }}>{label}</p>
          </td>
          <td style={{ padding: '8px 0 0' }}>
            <p style={{ ...amount, fontWeight: label === 'Total' ? 600 : 400 }}>{sum}</p>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** What was cancelled, the refund and its date. */
export const orderCancelled: Template<OrderCancelledMail> = {
  fillingOf: ({ order, cancellation }) => filling(cancellation.isWhole ? 'order-cancelled' : 'order-cancelled-part', orderValues(order)),
  Body: ({ mail }) => (
    <>
      <Items mail={mail} />
      <p style={text}>{refundWords(mail)}</p>
      <Button href={mail.orderUrl}>View your order</Button>
    </>
  ),
  linesOf: (mail) => [
    ...cancelledLines(mail).map(
      ({ line, quantity, cents }) => `${quantity} × ${[line.name, optionsOf(line)].filter(Boolean).join(', ')}: ${money(cents, mail)}`,
    ),
    ...sumsOf(mail).map(({ label, sum }) => `${label}: ${sum}`),
    '',
    refundWords(mail),
    '',
    `View your order: ${mail.orderUrl}`,
  ],
};
