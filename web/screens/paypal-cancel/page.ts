import { frameOnWebsite } from '../../features/checkout/in-app.ts';
import { data, definePage } from '../../page/page.ts';
import PaypalCancelScreen from './paypal-cancel-screen.tsx';

/** Where PayPal sends a shopper who cancelled there; works for anybody. */
export default definePage<null>({
  load: async () => data(null),
  head: () => ({ title: 'PayPal payment cancelled', robots: 'noindex' }),
  cache: 'none',
  shell: frameOnWebsite('checkout'),
  Screen: PaypalCancelScreen,
});
