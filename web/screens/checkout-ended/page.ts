import { data, definePage } from '../../page/page.ts';
import CheckoutEndedScreen from './checkout-ended-screen.tsx';

const reasons = ['empty', 'session', 'failed'] as const;
export type EndReason = (typeof reasons)[number];

/** Where the checkout of an app's web view ends when there is nothing to check out, or it cannot be had. */
export default definePage<EndReason>({
  load: async ({ url }) => {
    const because = url.searchParams.get('because');
    return data(reasons.find((reason) => reason === because) ?? 'empty');
  },
  head: () => ({ title: 'Checkout', robots: 'noindex' }),
  cache: 'none',
  shell: 'app',
  Screen: CheckoutEndedScreen,
});
