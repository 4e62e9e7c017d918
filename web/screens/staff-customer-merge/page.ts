import type { Failure } from '../../../contract/api/client.ts';
import { personalDataEndpoints } from '../../../contract/staff/care/personal-data.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffCustomer } from '../../staff-routes.ts';
import type { StaffCustomerMergeData } from './staff-customer-merge-data.ts';
import StaffCustomerMergeScreen from './staff-customer-merge-screen.tsx';

async function show(
  { client, params, url }: PageRequest,
  failure: Failure | null = null,
  typed?: StaffCustomerMergeData['typed'],
): Promise<Loaded<StaffCustomerMergeData>> {
  const customerId = Number(params.customerId);
  const other = url.searchParams.get('other') ?? '';
  const empty = { customerId, other, typed: typed ?? { keptId: customerId, mayReturn: false, reason: '' } };
  const found = await client.call(personalDataEndpoints.previewMerge, { customerId, other });
  if (!found.ok && found.fields) return data({ ...empty, sides: null, message: null, errors: found.fields }, statusOf(found));
  if (!found.ok) return unopened(found);
  return data({ ...empty, sides: [found.data.one, found.data.other], ...faultsOf({ failure }) }, statusOf(failure));
}

export default defineStaffPage<StaffCustomerMergeData>({
  title: 'Merge accounts',
  permission: 'customers.edit',
  load: (request) => show(request),
  Screen: StaffCustomerMergeScreen,
  actions: {
    merge: async (form, request) => {
      const [keptId, goneId] = (form.get('which') ?? '').split('.').map(Number);
      if (!keptId || !goneId) return show(request);
      const typed = { keptId, mayReturn: form.get('mayReturn') === '1', reason: form.get('reason') ?? '' };
      const given = { customerId: keptId, goneId, mayReturn: typed.mayReturn, reason: typed.reason };
      const result = await request.client.call(personalDataEndpoints.merge, given);
      return result.ok ? redirect(staffCustomer({ customerId: keptId }, { done: 'merged' }), 303) : show(request, result, typed);
    },
  },
});
