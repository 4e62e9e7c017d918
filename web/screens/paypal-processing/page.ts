import { checkoutEndpoints } from '../../../contract/checkout/checkout.ts';
import { walletEndpoints } from '../../../contract/payments/wallet.ts';
import { frameOnWebsite } from '../../features/checkout/in-app.ts';
import { data, definePage, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { cart, orderConfirmation, paypalCheckout } from '../../routes.ts';
import type { PaypalProcessingData } from './paypal-processing-data.ts';
import PaypalProcessingScreen from './paypal-processing-screen.tsx';

async function load({ client, url }: PageRequest): Promise<Loaded<PaypalProcessingData>> {
  const checkoutUuid = url.searchParams.get('checkout');
  const token = url.searchParams.get('token') ?? undefined;
  if (!checkoutUuid) return redirect(cart(), 303);
  const taken = await client.call(walletEndpoints.take, { checkoutUuid, ...(token && { token }) });
  if (taken.ok) {
    const { status, url: href, checkout } = taken.data;
    if (checkout.state === 'complete' && checkout.orderNumber)
      return redirect(orderConfirmation({ orderNumber: checkout.orderNumber }), 303);
    if (status === 'approved' || !href) return redirect(paypalCheckout({ checkout: checkoutUuid }), 303);
    return data({
      state: token ? 'waiting' : 'leaving',
      href,
      message: null,
      draftCheckoutUuid: checkout.isFromDraft ? checkoutUuid : null,
    });
  }
  const known = await client.call(checkoutEndpoints.get, { checkoutUuid });
  const draftCheckoutUuid = known.ok && known.data.isFromDraft ? checkoutUuid : null;
  return data({ state: 'failed', href: null, message: taken.message, draftCheckoutUuid }, taken.statusCode);
}

/** Between the shop and the wallet, in both directions (spec §2.1). */
export default definePage<PaypalProcessingData>({
  load,
  head: () => ({ title: 'PayPal', robots: 'noindex' }),
  cache: 'none',
  shell: frameOnWebsite('checkout'),
  Screen: PaypalProcessingScreen,
});
