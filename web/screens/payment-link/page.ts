import type { Failure } from '../../../contract/api/client.ts';
import { paymentLinkEndpoints } from '../../../contract/staff/orders/drafts.ts';
import { data, definePage, type Loaded, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { checkout, orderConfirmation } from '../../routes.ts';
import type { PaymentLinkData } from './payment-link-data.ts';
import PaymentLinkScreen from './payment-link-screen.tsx';

async function show({ client, params }: PageRequest, failure: Failure | null = null): Promise<Loaded<PaymentLinkData>> {
  const token = params.token ?? '';
  const found = await client.call(paymentLinkEndpoints.get, { token });
  if (!found.ok) return unopened(found);
  const { order, state } = found.data;
  if (order) return redirect(orderConfirmation(order), 303);
  const ended = state === 'open' ? 200 : 410;
  return data(
    { token, link: found.data, message: state === 'open' ? (failure?.message ?? null) : null },
    failure ? failure.statusCode : ended,
  );
}

const titles = {
  open: 'Your order',
  paid: 'Your order',
  expired: 'Payment link expired',
  withdrawn: 'Payment link no longer valid',
} as const;

/**
 * Where a payment link leads: what the customer would buy, and whether they still can. Programs that scan e-mails open links too, so only the button
 * begins the checkout.
 */
export default definePage<PaymentLinkData>({
  load: (request) => show(request),
  head: ({ link: { state } }) => ({ title: titles[state], robots: 'noindex' }),
  cache: 'none',
  shell: 'shop',
  Screen: PaymentLinkScreen,
  actions: {
    open: async (_form, request) => {
      const opened = await request.client.call(paymentLinkEndpoints.open, { token: request.params.token ?? '' });
      return opened.ok ? redirect(checkout({ checkout: opened.data.checkoutUuid }), 303) : show(request, opened);
    },
  },
});
