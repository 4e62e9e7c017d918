import { visitorEndpoints } from '../../../contract/accounts/visitor.ts';
import { type Order, orderEndpoints } from '../../../contract/buying/orders.ts';
import { type Shipment, shipmentEndpoints } from '../../../contract/buying/shipments.ts';
import { type Answered, attemptCancelling, loadStory, type Story, statusOfAnswer, type Which } from '../../features/orders/load-story.ts';
import { data, definePage, failed, type Loaded, notFound, type PageRequest, redirect } from '../../page/page.ts';
import { orderConfirmation } from '../../routes.ts';
import OrderConfirmationScreen from './order-confirmation-screen.tsx';

export interface OrderConfirmationData extends Story {
  readonly order: Order;
  /** What of it is on its way. */
  readonly shipments: readonly Shipment[];
  /** From the mail's link; lets the page ask again. */
  readonly token: string | null;
  /** A guest is offered an account (checklist 24). */
  readonly isGuest: boolean;
}

function whichOf({ searchParams }: URL): Which | null {
  const orderNumber = searchParams.get('order');
  const token = searchParams.get('token');
  return orderNumber ? { orderNumber, ...(token && { token }) } : null;
}

async function show({ client, url }: PageRequest, answered: Answered | null): Promise<Loaded<OrderConfirmationData>> {
  const which = whichOf(url);
  if (!which) return notFound();
  const order = await client.call(orderEndpoints.getOrder, which);
  if (!order.ok) return order.statusCode === 404 || order.statusCode === 400 ? notFound() : failed(order.statusCode, order.message);
  const [visitor, sent, story] = await Promise.all([
    client.call(visitorEndpoints.getVisitor, {}),
    client.call(shipmentEndpoints.list, which),
    loadStory(client, which, url, answered),
  ]);
  const shipments = sent.ok ? sent.data.shipments : [];
  const token = which.token ?? null;
  // Who came by a mail's link may be on another device: an account made there would not get the order.
  const isGuest = visitor.ok && !visitor.data.ok && token === null;
  return data({ order: order.data, shipments, token, isGuest, ...story }, statusOfAnswer(answered));
}

export default definePage<OrderConfirmationData>({
  load: (request) => show(request, null),
  head: ({ order }) => ({ title: `Order ${order.orderNumber}`, robots: 'noindex' }),
  cache: 'none',
  Screen: OrderConfirmationScreen,
  actions: {
    cancel: async (form, request) => {
      const which = whichOf(request.url);
      if (!which) return notFound();
      const attempt = await attemptCancelling(request.client, which, form);
      return attempt.kind === 'done' ? redirect(orderConfirmation({ ...which, done: 'cancelled' }), 303) : show(request, { form, attempt });
    },
  },
});
