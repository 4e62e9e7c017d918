import { careEndpoints } from '../../../contract/staff/care/care.ts';
import { personalDataEndpoints } from '../../../contract/staff/care/personal-data.ts';
import { own } from '../../../contract/values/own.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffCustomer } from '../../staff-routes.ts';
import type { StaffCustomerData } from './staff-customer-data.ts';
import StaffCustomerScreen from './staff-customer-screen.tsx';

const flashes = {
  ended: 'You’re no longer acting for this customer.',
  noted: 'Note added.',
  'second-factor': 'Two-step sign-in is off. The customer is signed out everywhere.',
  merged: 'Accounts merged. The other one is closed.',
  'merged-away': 'The account you opened was merged into this one.',
};

async function show(
  { client, params, url, flash }: PageRequest,
  note: StaffCustomerData['note'] = null,
  status?: number,
): Promise<Loaded<StaffCustomerData>> {
  const found = await client.call(careEndpoints.getCustomer, {
    customerId: Number(params.customerId),
    orders: pageNumber(url, 'orders'),
    returns: pageNumber(url, 'returns'),
    reviews: pageNumber(url, 'reviews'),
    promotions: pageNumber(url, 'promotions'),
    notes: pageNumber(url, 'notes'),
  });
  const into = !found.ok && found.code === 'customer_merged' ? Number(found.details?.into) : null;
  if (into !== null) return redirect(staffCustomer({ customerId: into }, { done: 'merged-away' }));
  if (!found.ok) return unopened(found);
  return data({ customer: found.data, done: flash, note }, status);
}

export default defineStaffPage<StaffCustomerData>({
  title: 'Customer',
  permission: 'customers.read',
  flashes,
  load: (request) => show(request),
  Screen: StaffCustomerScreen,
  actions: {
    note: async (form, request) => {
      const customerId = Number(request.params.customerId);
      const typed = form.get('words') ?? '';
      const result = await request.client.call(personalDataEndpoints.addNote, { customerId, words: typed });
      if (result.ok) return redirect(staffCustomer({ customerId }, { done: 'noted' }), 303);
      return show(request, { typed, error: own(result.fields ?? {}, 'words') ?? result.message }, statusOf(result));
    },
    'second-factor': async (_form, request) => {
      const customerId = Number(request.params.customerId);
      const result = await request.client.call(careEndpoints.resetSecondFactor, { customerId });
      if (!result.ok) return failed(result.statusCode, result.message);
      return redirect(staffCustomer({ customerId }, { done: 'second-factor' }), 303);
    },
  },
});
