import { type Order, orderEndpoints } from '../../../contract/orders.ts';
import { data, definePage, failed, notFound } from '../../page/page.ts';
import OrderConfirmationScreen from './order-confirmation-screen.tsx';

export interface OrderConfirmationData {
  readonly order: Order;
  /** From the mail's link; lets the page ask again. */
  readonly token: string | null;
}

export default definePage<OrderConfirmationData>({
  load: async ({ client, url }) => {
    const orderNumber = url.searchParams.get('order');
    const token = url.searchParams.get('token');
    if (!orderNumber) return notFound();
    const order = await client.call(orderEndpoints.getOrder, { orderNumber, ...(token && { token }) });
    if (order.ok) return data({ order: order.data, token });
    return order.statusCode === 404 || order.statusCode === 400 ? notFound() : failed(order.statusCode, order.message);
  },
  head: ({ order }) => ({ title: `Order ${order.orderNumber}`, robots: 'noindex' }),
  cache: 'none',
  Screen: OrderConfirmationScreen,
});
