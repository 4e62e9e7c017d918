import { type Order, orderEndpoints } from '../../../contract/orders.ts';
import { type Shipment, shipmentEndpoints } from '../../../contract/shipments.ts';
import { visitorEndpoints } from '../../../contract/visitor.ts';
import { data, definePage, failed, notFound } from '../../page/page.ts';
import OrderConfirmationScreen from './order-confirmation-screen.tsx';

export interface OrderConfirmationData {
  readonly order: Order;
  /** What of it is on its way. */
  readonly shipments: readonly Shipment[];
  /** From the mail's link; lets the page ask again. */
  readonly token: string | null;
  /** A guest is offered an account (checklist 24). */
  readonly isGuest: boolean;
}

export default definePage<OrderConfirmationData>({
  load: async ({ client, url }) => {
    const orderNumber = url.searchParams.get('order');
    const token = url.searchParams.get('token');
    if (!orderNumber) return notFound();
    const which = { orderNumber, ...(token && { token }) };
    const order = await client.call(orderEndpoints.getOrder, which);
    if (order.ok) {
      const [visitor, sent] = await Promise.all([client.call(visitorEndpoints.getVisitor, {}), client.call(shipmentEndpoints.list, which)]);
      const shipments = sent.ok ? sent.data.shipments : [];
      // Who came by a mail's link may be on another device: an account made there would not get the order.
      return data({ order: order.data, shipments, token, isGuest: visitor.ok && !visitor.data.ok && token === null });
    }
    return order.statusCode === 404 || order.statusCode === 400 ? notFound() : failed(order.statusCode, order.message);
  },
  head: ({ order }) => ({ title: `Order ${order.orderNumber}`, robots: 'noindex' }),
  cache: 'none',
  Screen: OrderConfirmationScreen,
});
