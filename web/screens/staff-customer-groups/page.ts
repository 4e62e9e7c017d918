import { customerGroupEndpoints } from '../../../contract/staff/care/customer-groups.ts';
import { type GroupForm, groupEditOf, readGroupForm } from '../../features/staff/group-form.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, formStatus, type Loaded, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { staffCustomerGroup } from '../../staff-routes.ts';
import type { StaffCustomerGroupsData } from './staff-customer-groups-data.ts';
import StaffCustomerGroupsScreen from './staff-customer-groups-screen.tsx';

async function show({ client, url, flash }: PageRequest, submitted: FormState<GroupForm> = {}): Promise<Loaded<StaffCustomerGroupsData>> {
  const listed = await client.call(customerGroupEndpoints.list, { page: pageNumber(url, 'page', 100_000) });
  if (!listed.ok) return unopened(listed);
  const { form: typed = { name: '', spentFrom: '', ordersFrom: '' } } = submitted;
  return data({ listed: listed.data, typed, ...faultsOf(submitted), done: flash }, formStatus(submitted));
}

export default defineStaffPage<StaffCustomerGroupsData>({
  title: 'Customer groups',
  permission: 'customers.edit',
  flashes: { deleted: 'Group deleted.' },
  load: (request) => show(request),
  Screen: StaffCustomerGroupsScreen,
  actions: {
    add: async (form, request) => {
      const typed = readGroupForm(form);
      const { edit, errors } = groupEditOf(typed);
      if (!edit) return show(request, { form: typed, errors });
      const added = await request.client.call(customerGroupEndpoints.add, edit);
      if (added.ok) return redirect(staffCustomerGroup({ groupId: added.data.groupId, done: 'added' }), 303);
      return show(request, { form: typed, failure: added });
    },
  },
});
