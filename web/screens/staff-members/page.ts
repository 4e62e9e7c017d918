import type { Result } from '../../../contract/api/client.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import { type Role, roles } from '../../../contract/staff/staff-roles.ts';
import { orderOf, sortIn } from '../../features/staff/order.ts';
import { pageIn } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffMembers } from '../../staff-routes.ts';
import { inOrder, keys } from './in-order.ts';
import type { StaffMembersData } from './staff-members-data.ts';
import StaffMembersScreen from './staff-members-screen.tsx';

const flashes = {
  role: 'Role changed. They’ve been signed out and need to sign in again.',
  disabled: 'Account disabled and signed out on all devices.',
};

interface Submitted extends FormState {
  readonly link?: string | undefined;
}

/** Filter and order that the URL asks for; anything else is ignored. */
const askedBy = ({ searchParams }: URL) => ({
  role: roles.find((role) => role === searchParams.get('role')) ?? null,
  order: orderOf(keys, searchParams.get('sort')),
});

async function show({ client, url, flash }: PageRequest, { failure, form, link }: Submitted): Promise<Loaded<StaffMembersData>> {
  const listed = await client.call(staffEndpoints.listMembers, {});
  if (!listed.ok) return unopened(listed);
  const { role: shownRole, order } = askedBy(url);
  const members = listed.data.members.filter((member) => shownRole === null || member.role === shownRole);
  const { rows, page, pages } = pageIn(inOrder(members, order), url);
  const typed = { name: form?.get('name') ?? '', email: form?.get('email') ?? '', role: form?.get('role') ?? '' };
  return data(
    {
      members: rows,
      page,
      pages,
      role: shownRole,
      order,
      typed,
      done: flash,
      ...faultsOf({ failure }),
      link: link === undefined ? null : url.origin + link,
    },
    statusOf(failure),
  );
}

const told = (done: string, attempt: (form: URLSearchParams, request: PageRequest) => Promise<Result<unknown>>) => {
  return async (form: URLSearchParams, request: PageRequest): Promise<Loaded<StaffMembersData>> => {
    const result = await attempt(form, request);
    return result.ok ? redirect(staffMembers({ done }), 303) : show(request, { failure: result });
  };
};

const memberOf = (form: URLSearchParams) => ({ memberId: Number(form.get('memberId')) });

export default defineStaffPage<StaffMembersData>({
  title: 'Staff',
  permission: 'staff.manage',
  views: {
    list: 'members',
    addressOf: (url, done) => {
      const { role, order } = askedBy(url);
      return staffMembers({ role: role ?? '', sort: sortIn(keys, order), done });
    },
  },
  flashes,
  load: (request) => show(request, {}),
  Screen: StaffMembersScreen,
  actions: {
    create: async (form, request) => {
      const given = { name: form.get('name') ?? '', email: form.get('email') ?? '', role: form.get('role') as Role };
      const result = await request.client.call(staffEndpoints.createMember, given);
      return result.ok ? show(request, { link: result.data.path }) : show(request, { failure: result, form });
    },
    reset: async (form, request) => {
      const result = await request.client.call(staffEndpoints.resetMember, memberOf(form));
      return result.ok ? show(request, { link: result.data.path }) : show(request, { failure: result });
    },
    role: told('role', (form, { client }) => client.call(staffEndpoints.setRole, { ...memberOf(form), role: form.get('role') as Role })),
    disable: told('disabled', (form, { client }) => client.call(staffEndpoints.disableMember, memberOf(form))),
  },
});
