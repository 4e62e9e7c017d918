import { frameOnWebsite } from '../../features/checkout/in-app.ts';
import { data, definePage, failed } from '../../page/page.ts';
import CheckoutReturnScreen, { type CheckoutReturnData } from './checkout-return-screen.tsx';

/**
 * Between a bank on another site and the checkout. In production, session cookies are not sent on the first page after another site's, and the card
 * provider puts a secret of the payment into this page's address: neither belongs to the checkout.
 */
export default definePage<CheckoutReturnData>({
  load: async ({ url }) => {
    const checkoutUuid = url.searchParams.get('checkout');
    return checkoutUuid ? data({ checkoutUuid }) : failed(404);
  },
  head: () => ({ title: 'Returning from your bank', robots: 'noindex' }),
  cache: 'none',
  shell: frameOnWebsite('checkout'),
  Screen: CheckoutReturnScreen,
});
