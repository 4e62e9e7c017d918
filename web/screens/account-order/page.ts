import { accountEndpoints } from '../../../contract/accounts.ts';
import { type Order, orderEndpoints } from '../../../contract/orders.ts';
import { type Shipment, shipmentEndpoints } from '../../../contract/shipments.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import { data, definePage, failed, notFound } from '../../page/page.ts';
import AccountOrderScreen from './account-order-screen.tsx';

export interface AccountOrderData {
  readonly order: Order;
  /** What of it is on its way. */
  readonly shipments: readonly Shipment[];
}

export default definePage<AccountOrderData>({
  load: async (request) => {
    const { client, params } = request;
    const profile = await client.call(accountEndpoints.getProfile, {});
    if (!profile.ok) return signInFirst(request, profile);
    const orderNumber = params.orderNumber ?? '';
    const [order, sent] = await Promise.all([
      client.call(orderEndpoints.getOrder, { orderNumber }),
      client.call(shipmentEndpoints.list, { orderNumber }),
    ]);
    if (order.ok) return data({ order: order.data, shipments: sent.ok ? sent.data.shipments : [] });
    return order.statusCode === 404 || order.statusCode === 400 ? notFound() : failed(order.statusCode, order.message);
  },
  head: ({ order }) => ({ title: `My order ${order.orderNumber}`, robots: 'noindex' }),
  cache: 'none',
  Screen: AccountOrderScreen,
});
