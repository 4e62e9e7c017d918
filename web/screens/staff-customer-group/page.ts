import type { Result } from '../../../contract/api/client.ts';
import { customerGroupEndpoints } from '../../../contract/staff/care/customer-groups.ts';
import { type GroupForm, groupEditOf, groupFormOf, readGroupForm } from '../../features/staff/group-form.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, formStatus, type Loaded, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { staffCustomerGroup, staffCustomerGroups } from '../../staff-routes.ts';
import type { StaffCustomerGroupData } from './staff-customer-group-data.ts';
import StaffCustomerGroupScreen from './staff-customer-group-screen.tsx';

const flashes = {
  added: 'Group added. You can use it in promotions now.',
  saved: 'Group saved.',
  in: 'Customer added.',
  out: 'Customer removed.',
};

interface Submitted extends FormState<GroupForm> {
  readonly who?: string;
}

const idOf = ({ params }: PageRequest): number => Number(params.groupId);

async function show(request: PageRequest, submitted: Submitted = {}): Promise<Loaded<StaffCustomerGroupData>> {
  const { client, url, flash } = request;
  const page = pageNumber(url, 'page', 100_000);
  const found = await client.call(customerGroupEndpoints.get, { groupId: idOf(request), page });
  if (!found.ok) return unopened(found);
  const { form: typed = groupFormOf(found.data), who = '' } = submitted;
  return data({ group: found.data, typed, who, ...faultsOf(submitted), done: flash }, formStatus(submitted));
}

/** Redirects after success; otherwise shows the page again with what was typed. */
async function answer(request: PageRequest, result: Result<unknown>, to: string, typed: Pick<Submitted, 'form' | 'who'> = {}) {
  if (result.ok) return redirect(to, 303);
  return show(request, { ...typed, failure: result });
}

const here = (request: PageRequest, done: string) => staffCustomerGroup({ groupId: idOf(request), done });

export default defineStaffPage<StaffCustomerGroupData>({
  title: 'Customer group',
  titleOf: ({ group }) => group.name,
  permission: 'customers.edit',
  flashes,
  load: (request) => show(request),
  Screen: StaffCustomerGroupScreen,
  actions: {
    save: async (form, request) => {
      const typed = readGroupForm(form);
      const { edit, errors } = groupEditOf(typed);
      if (!edit) return show(request, { form: typed, errors });
      const result = await request.client.call(customerGroupEndpoints.change, {
        groupId: idOf(request),
        ...edit,
        basedOn: form.get('basedOn') ?? undefined,
      });
      return answer(request, result, here(request, 'saved'), { form: typed });
    },
    add: async (form, request) => {
      const who = form.get('who') ?? '';
      const result = await request.client.call(customerGroupEndpoints.addMember, { groupId: idOf(request), who });
      return answer(request, result, here(request, 'in'), { who });
    },
    remove: async (form, request) => {
      const given = { groupId: idOf(request), customerId: Number(form.get('customerId')) };
      return answer(request, await request.client.call(customerGroupEndpoints.removeMember, given), here(request, 'out'));
    },
    delete: async (_form, request) =>
      answer(
        request,
        await request.client.call(customerGroupEndpoints.delete, { groupId: idOf(request) }),
        staffCustomerGroups({ done: 'deleted' }),
      ),
  },
});
