import type { Failure } from '../../../contract/api/client.ts';
import { paymentProviderEndpoints, waysToPay } from '../../../contract/settings/payment-providers.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffPaymentProviders } from '../../staff-routes.ts';
import type { StaffPaymentProvidersData } from './staff-payment-providers-data.ts';
import StaffPaymentProvidersScreen from './staff-payment-providers-screen.tsx';

async function show({ client, url }: PageRequest, failure: Failure | null = null): Promise<Loaded<StaffPaymentProvidersData>> {
  const found = await client.call(paymentProviderEndpoints.list, {});
  if (!found.ok) return unopened(found);
  const { providers } = found.data;
  const tested = providers.find(({ way }) => way === url.searchParams.get('tested'))?.lastTest;
  const words = (failure ? failure.message : tested?.words) ?? null;
  const isDone = !failure && tested?.outcome === 'works';
  return data({ providers, done: isDone ? words : null, message: isDone ? null : words }, statusOf(failure));
}

export default defineStaffPage<StaffPaymentProvidersData>({
  title: 'Payment providers',
  permission: 'settings.edit',
  load: (request) => show(request),
  Screen: StaffPaymentProvidersScreen,
  actions: {
    test: async (form, request) => {
      const way = keysOf(waysToPay).find((one) => one === form.get('way'));
      if (!way) return show(request);
      const tested = await request.client.call(paymentProviderEndpoints.test, { way });
      return tested.ok ? redirect(staffPaymentProviders({ tested: way }), 303) : show(request, tested);
    },
  },
});
