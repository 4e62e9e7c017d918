import { orderEndpoints } from '../../../contract/orders/orders.ts';
import { shipmentEndpoints } from '../../../contract/shipments/shipments.ts';
import { visitorEndpoints } from '../../../contract/visitor/visitor.ts';
import { hasSessionEnded } from '../../features/account/sign-in-first.ts';
import { frameOnWebsite, isInApp } from '../../features/checkout/in-app.ts';
import type { BuyAgainAnswer } from '../../features/orders/buy-again.tsx';
import { buyAgainPosted } from '../../features/orders/buy-again-posted.ts';
import { type Answered, attemptCancelling, statusOfAnswer } from '../../features/orders/cancel-attempt.ts';
import { loadCancelling } from '../../features/orders/cancel-data.ts';
import { loadReturns } from '../../features/orders/load-returns.ts';
import { confirmedIn, loadTimeline } from '../../features/orders/load-timeline.ts';
import { orderKeyIn } from '../../features/orders/order-key.ts';
import { data, definePage, type Loaded, notFound, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { accountOrders, findOrder, login, orderConfirmation } from '../../routes.ts';
import type { OrderConfirmationData } from './order-confirmation-data.ts';
import OrderConfirmationScreen from './order-confirmation-screen.tsx';

async function show(
  request: PageRequest,
  answered: Answered | null,
  again: BuyAgainAnswer | null = null,
): Promise<Loaded<OrderConfirmationData>> {
  const { client, url } = request;
  const key = orderKeyIn(url);
  if (!key) {
    const visitor = await client.call(visitorEndpoints.getVisitor, {});
    return redirect(visitor.ok && visitor.data.ok ? accountOrders() : findOrder());
  }
  const order = await client.call(orderEndpoints.getOrder, key);
  if (order.statusCode === 404 && (await hasSessionEnded(request)))
    return redirect(login({ returnTo: url.pathname + url.search, done: 'ended' }), 303);
  if (!order.ok) return unopened(order);
  const [visitor, sent, timeline, cancelling, returns] = await Promise.all([
    client.call(visitorEndpoints.getVisitor, {}),
    client.call(shipmentEndpoints.list, key),
    loadTimeline(client, key),
    loadCancelling(client, key, answered),
    loadReturns(client, key),
  ]);
  const shipments = sent.ok ? sent.data.shipments : [];
  const token = key.token ?? null;
  // A visitor with an e-mailed link may be on another device, where a new account would not get the order.
  const inApp = isInApp(request);
  const isGuest = visitor.ok && !visitor.data.ok && token === null && !inApp;
  const done = answered ? null : confirmedIn(timeline, url);
  const isNew = token === null && shipments.length === 0 && order.data.isNew;
  return data(
    { order: order.data, shipments, token, isNew, again, isGuest, isInApp: inApp, timeline, cancelling, returns, done },
    statusOfAnswer(answered),
  );
}

export default definePage<OrderConfirmationData>({
  load: (request) => show(request, null),
  head: ({ order }) => ({ title: `Order ${order.orderNumber}`, robots: 'noindex' }),
  cache: 'none',
  shell: frameOnWebsite('shop'),
  Screen: OrderConfirmationScreen,
  actions: {
    'buy-again': async (_form, request) => {
      const key = orderKeyIn(request.url);
      return key ? show(request, null, await buyAgainPosted(request.client, key)) : notFound();
    },
    cancel: async (form, request) => {
      const key = orderKeyIn(request.url);
      if (!key) return notFound();
      const attempt = await attemptCancelling(request.client, key, form);
      return attempt.kind === 'done' ? redirect(orderConfirmation({ ...key, done: 'cancelled' }), 303) : show(request, { form, attempt });
    },
  },
});
