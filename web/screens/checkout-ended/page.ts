import { data, definePage } from '../../page/page.ts';
import CheckoutEndedScreen from './checkout-ended-screen.tsx';

const reasons = ['empty', 'session', 'failed'] as const;
export type EndReason = (typeof reasons)[number];

/** Ends the in-app checkout when the cart is empty or the checkout fails. */
export default definePage<EndReason>({
  load: async ({ url }) => {
    const because = url.searchParams.get('because');
    return data(reasons.find((reason) => reason === because) ?? 'empty');
  },
  head: () => ({ title: 'Checkout closed', robots: 'noindex' }),
  cache: 'none',
  shell: 'app',
  Screen: CheckoutEndedScreen,
});
