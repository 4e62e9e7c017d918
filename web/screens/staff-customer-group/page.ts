import type { Result } from '../../../contract/api/client.ts';
import { customerGroupEndpoints } from '../../../contract/staff/care/customer-groups.ts';
import { type GroupForm, groupEditOf, groupFormOf, readGroupForm } from '../../features/staff/group-form.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, redirect, refusedStatus, statusOf, unopened } from '../../page/page.ts';
import { staffCustomerGroup, staffCustomerGroups } from '../../staff-routes.ts';
import type { StaffCustomerGroupData } from './staff-customer-group-data.ts';
import StaffCustomerGroupScreen from './staff-customer-group-screen.tsx';

const flashes = {
  added: 'Group added. You can use it in promotions now.',
  saved: 'Group saved.',
  in: 'Customer added.',
  out: 'Customer removed.',
};

interface Refused {
  readonly typed?: GroupForm;
  readonly who?: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly status: number | undefined;
}

const idOf = ({ params }: PageRequest): number => Number(params.groupId);

async function show(request: PageRequest, refused: Refused | null = null): Promise<Loaded<StaffCustomerGroupData>> {
  const { client, url, flash } = request;
  const page = pageNumber(url, 'page', 100_000);
  const found = await client.call(customerGroupEndpoints.get, { groupId: idOf(request), page });
  if (!found.ok) return unopened(found);
  const { typed = groupFormOf(found.data), who = '', errors = {}, message = null, status } = refused ?? {};
  return data({ group: found.data, typed, who, errors, message, done: flash }, status);
}

/** Redirects after success; otherwise shows the page again with what was typed. */
async function answer(request: PageRequest, result: Result<unknown>, to: string, typed: Pick<Refused, 'typed' | 'who'> = {}) {
  if (result.ok) return redirect(to, 303);
  const { fields, message } = result;
  return show(request, { ...typed, errors: fields ?? {}, message: fields ? null : message, status: statusOf(result) });
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
      if (!edit) return show(request, { typed, errors, message: null, status: refusedStatus });
      const result = await request.client.call(customerGroupEndpoints.change, {
        groupId: idOf(request),
        ...edit,
        basedOn: form.get('basedOn') ?? undefined,
      });
      return answer(request, result, here(request, 'saved'), { typed });
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
