import { accountEndpoints } from '../../../contract/accounts.ts';
import { type Order, orderEndpoints } from '../../../contract/orders.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import { data, definePage, failed, notFound } from '../../page/page.ts';
import AccountOrderScreen from './account-order-screen.tsx';

export interface AccountOrderData {
  readonly order: Order;
}

export default definePage<AccountOrderData>({
  load: async (request) => {
    const { client, params } = request;
    const profile = await client.call(accountEndpoints.getProfile, {});
    if (!profile.ok) return signInFirst(request, profile);
    const order = await client.call(orderEndpoints.getOrder, { orderNumber: params.orderNumber ?? '' });
    if (order.ok) return data({ order: order.data });
    return order.statusCode === 404 || order.statusCode === 400 ? notFound() : failed(order.statusCode, order.message);
  },
  head: ({ order }) => ({ title: `My order ${order.orderNumber}`, robots: 'noindex' }),
  cache: 'none',
  Screen: AccountOrderScreen,
});
