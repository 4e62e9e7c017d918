import { data, definePage } from '../../page/page.ts';
import CheckoutEndedScreen from './checkout-ended-screen.tsx';
import { type EndReason, endReasons } from './end-reason.ts';

/** Ends the in-app checkout when the cart is empty or the checkout fails. */
export default definePage<EndReason>({
  load: async ({ url }) => {
    const because = url.searchParams.get('because');
    return data(endReasons.find((reason) => reason === because) ?? 'empty');
  },
  head: () => ({ title: 'Checkout closed', robots: 'noindex' }),
  cache: 'none',
  shell: 'app',
  Screen: CheckoutEndedScreen,
});
