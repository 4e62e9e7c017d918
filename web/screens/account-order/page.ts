import { accountEndpoints } from '../../../contract/accounts/accounts.ts';
import { orderEndpoints } from '../../../contract/orders/orders.ts';
import { shipmentEndpoints } from '../../../contract/shipments/shipments.ts';
import { signInFirst } from '../../features/account/sign-in-first.ts';
import type { BuyAgainAnswer } from '../../features/orders/buy-again.tsx';
import { buyAgainPosted } from '../../features/orders/buy-again-posted.ts';
import { type Answered, attemptCancelling, statusOfAnswer } from '../../features/orders/cancel-attempt.ts';
import { loadCancelling } from '../../features/orders/cancel-data.ts';
import { loadReturns } from '../../features/orders/load-returns.ts';
import { confirmedIn, loadTimeline } from '../../features/orders/load-timeline.ts';
import { data, definePage, type Loaded, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { accountOrder } from '../../routes.ts';
import type { AccountOrderData } from './account-order-data.ts';
import AccountOrderScreen from './account-order-screen.tsx';

async function show(
  request: PageRequest,
  answered: Answered | null,
  again: BuyAgainAnswer | null = null,
): Promise<Loaded<AccountOrderData>> {
  const { client, params, url } = request;
  const profile = await client.call(accountEndpoints.getProfile, {});
  if (!profile.ok) return signInFirst(request, profile);
  const orderNumber = params.orderNumber ?? '';
  const [order, sent] = await Promise.all([
    client.call(orderEndpoints.getOrder, { orderNumber }),
    client.call(shipmentEndpoints.list, { orderNumber }),
  ]);
  if (!order.ok) return unopened(order);
  const [timeline, cancelling, returns] = await Promise.all([
    loadTimeline(client, { orderNumber }),
    loadCancelling(client, { orderNumber }, answered),
    loadReturns(client, { orderNumber }),
  ]);
  const done = answered ? null : confirmedIn(timeline, url);
  const shipments = sent.ok ? sent.data.shipments : [];
  return data({ order: order.data, shipments, timeline, cancelling, returns, again, done }, statusOfAnswer(answered));
}

export default definePage<AccountOrderData>({
  load: (request) => show(request, null),
  head: ({ order }) => ({ title: `My order ${order.orderNumber}`, robots: 'noindex' }),
  cache: 'none',
  Screen: AccountOrderScreen,
  actions: {
    'buy-again': async (_form, request) => {
      const orderNumber = request.params.orderNumber ?? '';
      return show(request, null, await buyAgainPosted(request.client, { orderNumber }));
    },
    cancel: async (form, request) => {
      const orderNumber = request.params.orderNumber ?? '';
      const attempt = await attemptCancelling(request.client, { orderNumber }, form);
      return attempt.kind === 'done'
        ? redirect(accountOrder({ orderNumber }, { done: 'cancelled' }), 303)
        : show(request, { form, attempt });
    },
  },
});
