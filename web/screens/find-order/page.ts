import { orderLookupEndpoints } from '../../../contract/orders/order-lookup.ts';
import { data, definePage, redirect, statusOf } from '../../page/page.ts';
import { findOrder, orderConfirmation } from '../../routes.ts';
import type { FindOrderData } from './find-order-data.ts';
import FindOrderScreen from './find-order-screen.tsx';

/** Shown without script, which computing a proof requires. */
const tooMany = 'You’ve tried too many times. Wait an hour, or turn on JavaScript in your browser to try again now.';

export default definePage<FindOrderData>({
  load: async ({ url }) => data({ orderNumber: url.searchParams.get('order') ?? '', email: '', errors: {}, message: null }),
  head: () => ({ title: 'Find your order', canonical: findOrder(), robots: 'noindex' }),
  cache: 'none',
  Screen: FindOrderScreen,
  actions: {
    find: async (form, { client }) => {
      const typed = { orderNumber: form.get('orderNumber') ?? '', email: form.get('email') ?? '' };
      const result = await client.call(orderLookupEndpoints.find, typed);
      if (result.ok) return redirect(orderConfirmation(result.data), 303);
      const message = result.code === 'captcha_required' ? tooMany : result.message;
      return data({ ...typed, errors: result.fields ?? {}, message: result.fields ? null : message }, statusOf(result));
    },
  },
});
