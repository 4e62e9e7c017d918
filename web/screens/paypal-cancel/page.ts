import { checkoutEndpoints } from '../../../contract/checkout/checkout.ts';
import { frameOnWebsite } from '../../features/checkout/in-app.ts';
import { data, definePage, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { orderConfirmation } from '../../routes.ts';
import type { PaypalCancelData } from './paypal-cancel-data.ts';
import PaypalCancelScreen from './paypal-cancel-screen.tsx';

async function load({ client, url }: PageRequest): Promise<Loaded<PaypalCancelData>> {
  const checkoutUuid = url.searchParams.get('checkout');
  const known = checkoutUuid ? await client.call(checkoutEndpoints.get, { checkoutUuid }) : null;
  if (!known?.ok) return data({ draftCheckoutUuid: null });
  const { state, orderNumber, isFromDraft } = known.data;
  if (state === 'complete' && orderNumber) return redirect(orderConfirmation({ orderNumber }), 303);
  return data({ draftCheckoutUuid: isFromDraft ? checkoutUuid : null });
}

/** Where PayPal sends a shopper who cancelled there; works for anybody. */
export default definePage<PaypalCancelData>({
  load,
  head: () => ({ title: 'PayPal payment cancelled', robots: 'noindex' }),
  cache: 'none',
  shell: frameOnWebsite('checkout'),
  Screen: PaypalCancelScreen,
});
