import { definePage, failed, redirect } from '../../page/page.ts';
import { checkout } from '../../routes.ts';

/** Redirects from a bank on another site to the checkout, whose address is without the payment's secret that the card provider adds to this one. */
export default definePage<never>({
  load: async ({ url }) => {
    const checkoutUuid = url.searchParams.get('checkout');
    return checkoutUuid ? redirect(checkout({ checkout: checkoutUuid }), 303) : failed(404);
  },
  head: () => ({ title: 'Returning from your bank', robots: 'noindex' }),
  cache: 'none',
  Screen: () => null,
});
