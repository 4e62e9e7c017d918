import { cancelledWords, type Order, type OrderLine } from '../../contract/orders/orders.ts';
import { variationName } from '../../contract/values/option-order.ts';
import { itemPromotions } from '../ui/item-promotions.ts';
import { formatMoney } from '../ui/money.ts';
import { promotionName } from '../ui/promotion-name.ts';
import { Table, useMailLook } from './frame.tsx';
import { amount, small, subheading, text } from './look.ts';

/** What e-mails about an order fill in. */
export const orderValues = ({ orderNumber, shippingAddress: { firstName } }: Pick<Order, 'orderNumber' | 'shippingAddress'>) => ({
  orderNumber,
  firstName,
});

export const optionsOf = ({ options }: Pick<OrderLine, 'options'>): string => variationName(options);

/** A line's total less the promotions of its item. Cents. */
const reduced = ({ lineTotal, adjustments }: OrderLine): number =>
  itemPromotions(adjustments).reduce((left, { amount }) => left - amount, lineTotal);

/** The amounts below the lines, adding up to the last one. */
export function amountsOf({ summary }: Order): { label: string; amount: string }[] {
  const money = (cents: number) => formatMoney(cents, { currency: summary.currency });
  return [
    { label: 'Subtotal', amount: money(summary.merchandise) },
    ...summary.adjustments
      .filter(({ group }) => group !== 'shipping')
      .map((one) => ({ label: promotionName(one), amount: `−${money(one.amount)}` })),
    {
      label: [
        'Shipping',
        ...summary.adjustments.filter(({ group }) => group === 'shipping').map((one) => `${promotionName(one)}, −${money(one.amount)}`),
      ].join(' · '),
      amount: formatMoney(summary.shipping, { currency: summary.currency, freeLabel: true }),
    },
    { label: 'Tax', amount: money(summary.tax) },
    { label: 'Total', amount: money(summary.total) },
  ];
}

/** The items and their cost. */
export function OrderSummary({ order }: { order: Order }) {
  const amounts = amountsOf(order);
  const cell = { padding: '12px 0', borderBottom: `1px solid ${useMailLook().line}`, verticalAlign: 'top' } as const;
  return (
    <Table style={{ margin: '8px 0 24px' }}>
      {order.items.map((line) => (
        <tr key={line.variationId}>
          <td style={cell}>
            <p style={{ ...text, margin: 0 }}>{line.name}</p>
            <p style={small}>{[optionsOf(line), `Quantity ${line.quantity}`, cancelledWords(line)].filter(Boolean).join(' · ')}</p>
            {itemPromotions(line.adjustments).map((one) => (
              <p key={one.promotionId} style={small}>
                {promotionName(one)} −{formatMoney(one.amount, { currency: order.summary.currency })}
              </p>
            ))}
          </td>
          <td style={cell}>
            {reduced(line) < line.lineTotal && (
              <p style={{ ...small, textAlign: 'right' }}>
                <s>{formatMoney(line.lineTotal, { currency: order.summary.currency })}</s>
              </p>
            )}
            <p style={amount}>{formatMoney(reduced(line), { currency: order.summary.currency })}</p>
          </td>
        </tr>
      ))}
      {amounts.map(({ label, amount: value }, i) => {
        const weight = { fontWeight: i === amounts.length - 1 ? 600 : 400 };
        return (
          <tr key={label}>
            <td style={{ padding: '8px 0 0' }}>
              <p style={{ ...text, margin: 0, ...weight }}>{label}</p>
            </td>
            <td style={{ padding: '8px 0 0' }}>
              <p style={{ ...amount, ...weight }}>{value}</p>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** A label with several lines, such as an address. */
export function Block({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <td width="50%" style={{ padding: '0 16px 16px 0', verticalAlign: 'top' }}>
      <p style={subheading}>{label}</p>
      {lines.map((line) => (
        <p key={line} style={small}>
          {line}
        </p>
      ))}
    </td>
  );
}
