import { paymentWords, planWords } from '../../../contract/orders/orders.ts';
import { staffCustomer, staffOrder, staffReturn } from '../../staff-routes.ts';
import { formatMoney } from '../../ui/money.ts';
import { promotionName } from '../../ui/promotion-name.ts';
import type { StaffOrderData } from './staff-order-data.ts';

/** The customer by the order's email, linked for those who may open their page. */
function Buyer({ customerId, email, mayOpen }: Pick<StaffOrderData, 'customerId'> & { email: string; mayOpen: boolean }) {
  if (customerId === null) return email === '' ? 'Erased customer' : `Guest, ${email}`;
  const name = email || `Customer ${customerId}`;
  return mayOpen ? <a href={staffCustomer({ customerId })}>{name}</a> : name;
}

/** The order that a replacement goes back to, and the return that it ended. */
function Replaced({ orderNumber, caseNumber, mayOpen }: NonNullable<StaffOrderData['replaces']> & { mayOpen: boolean }) {
  return (
    <>
      Items of order <a href={staffOrder({ orderNumber })}>{orderNumber}</a>, return{' '}
      {mayOpen ? <a href={staffReturn({ caseNumber })}>{caseNumber}</a> : caseNumber}
    </>
  );
}

/** An order's facts for staff, in the order they are shown. */
export function factsOf({ order, shipsTo, customerId, replaces, placedBy, cameFrom, permissions }: StaffOrderData) {
  const { summary, payment, delivery } = order;
  return [
    { name: 'Customer', value: <Buyer customerId={customerId} email={order.email} mayOpen={permissions.includes('customers.read')} /> },
    ...(replaces ? [{ name: 'Replaces', value: <Replaced {...replaces} mayOpen={permissions.includes('orders.returns')} /> }] : []),
    ...(placedBy ? [{ name: 'Placed by', value: `${placedBy.name}, on the customer’s behalf` }] : []),
    ...(cameFrom ? [{ name: 'Came from', value: cameFrom === 'email' ? 'An email from us' : cameFrom }] : []),
    { name: 'Ships to', value: shipsTo },
    { name: 'Delivery', value: delivery.label },
    { name: 'Payment method', value: [paymentWords(payment), planWords(payment)].filter(Boolean).join(', ') },
    { name: 'Subtotal', value: formatMoney(summary.merchandise, summary) },
    ...summary.adjustments
      .filter(({ group }) => group !== 'shipping')
      .map((one) => ({ name: promotionName(one), value: `−${formatMoney(one.amount, summary)}` })),
    { name: 'Shipping', value: formatMoney(summary.shipping, summary) },
    { name: 'Tax', value: formatMoney(summary.tax, summary) },
    { name: 'Total', value: <strong>{formatMoney(summary.total, summary)}</strong> },
  ];
}
