import { type OrderFilter, orderHistoryEndpoints } from '../../../contract/orders/order-history.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import { data, definePage, redirect } from '../../page/page.ts';
import { accountOrders } from '../../routes.ts';
import type { AccountOrdersData } from './account-orders-data.ts';
import AccountOrdersScreen from './account-orders-screen.tsx';
import { filters } from './filters.ts';

const filterOf = (name: string | null): OrderFilter => filters.find(({ key }) => key === name)?.key ?? 'most-recent';

export default definePage<AccountOrdersData>({
  load: async (request) => {
    const filter = filterOf(request.url.searchParams.get('filter'));
    const asked = request.url.searchParams.get('page') ?? '1';
    if (!/^[1-9]\d{0,3}$/.test(asked)) return redirect(accountOrders({ filter }), 303);
    const listed = await request.client.call(orderHistoryEndpoints.list, { filter, page: Number(asked) });
    return listed.ok ? data({ filter, listed: listed.data }) : signInFirst(request, listed);
  },
  head: () => ({ title: 'Orders and returns', robots: 'noindex' }),
  cache: 'none',
  Screen: AccountOrdersScreen,
});
