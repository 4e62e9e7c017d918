import { type OrderFilter, orderHistoryEndpoints, ordersFilterCookie } from '../../../contract/orders/order-history.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import { buyAgainPosted } from '../../features/orders/buy-again-posted.ts';
import { data, definePage, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { accountOrders } from '../../routes.ts';
import type { AccountOrdersData } from './account-orders-data.ts';
import AccountOrdersScreen from './account-orders-screen.tsx';
import { filters } from './filters.ts';

const filterOf = (name: string | undefined): OrderFilter => filters.find(({ key }) => key === name)?.key ?? 'most-recent';

async function show(request: PageRequest, again: AccountOrdersData['again'] = null): Promise<Loaded<AccountOrdersData>> {
  const { searchParams } = request.url;
  const filter = filterOf(searchParams.get('filter') ?? request.cookie(ordersFilterCookie));
  const q = (searchParams.get('q') ?? '').trim().slice(0, 100);
  const asked = searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(asked)) return redirect(accountOrders({ filter, q }), 303);
  const listed = await request.client.call(orderHistoryEndpoints.list, { filter, q, page: Number(asked) });
  if (listed.ok) return data({ filter, q, listed: listed.data, again });
  return listed.statusCode === 401 ? signInFirst(request, listed) : data({ filter, q, listed: null, again }, listed.statusCode);
}

export default definePage<AccountOrdersData>({
  load: (request) => show(request),
  head: () => ({ title: 'Orders and returns', robots: 'noindex' }),
  cache: 'none',
  Screen: AccountOrdersScreen,
  actions: {
    'buy-again': async (form, request) => {
      const orderNumber = form.get('orderNumber') ?? '';
      return show(request, { orderNumber, answer: await buyAgainPosted(request.client, { orderNumber }) });
    },
  },
});
