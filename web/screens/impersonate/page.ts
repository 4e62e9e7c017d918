import type { Failure } from '../../../contract/api/client.ts';
import { careEndpoints } from '../../../contract/staff/care/care.ts';
import { impersonationEndpoints } from '../../../contract/staff/care/impersonation.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { account } from '../../routes.ts';
import { staffCustomer, staffCustomers } from '../../staff-routes.ts';
import type { ImpersonateData } from './impersonate-data.ts';
import ImpersonateScreen from './impersonate-screen.tsx';

async function show({ client }: PageRequest, customerId: number, failure: Failure | null): Promise<Loaded<ImpersonateData>> {
  const acting = await client.call(impersonationEndpoints.get, {});
  const found = customerId > 0 ? await client.call(careEndpoints.getCustomer, { customerId }) : null;
  if (found?.ok === false) return unopened(found);
  const customer = found && { customerId, name: found.data.name || found.data.email };
  return data({ acting: acting.ok ? acting.data : null, customer, ...faultsOf({ failure }) }, statusOf(failure));
}

/** Starts and ends acting for a customer (spec §2.1; rulings: Session and visitor). */
export default defineStaffPage<ImpersonateData>({
  title: 'Act for a customer',
  permission: 'customers.impersonate',
  load: (request) => show(request, Number(request.url.searchParams.get('customer') ?? 0), null),
  Screen: ImpersonateScreen,
  actions: {
    begin: async (form, request) => {
      const customerId = Number(form.get('customerId'));
      const result = await request.client.call(impersonationEndpoints.begin, { customerId, reason: form.get('reason') ?? '' });
      return result.ok ? redirect(account(), 303) : show(request, customerId, result);
    },
    end: async (_form, { client }) => {
      const result = await client.call(impersonationEndpoints.end, {});
      const customerId = result.ok ? result.data.customerId : null;
      return redirect(customerId === null ? staffCustomers() : staffCustomer({ customerId }, { done: 'ended' }), 303);
    },
  },
});
