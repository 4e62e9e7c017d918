import type { Failure, Result } from '../../../contract/client.ts';
import { type ListedMember, staffEndpoints } from '../../../contract/staff.ts';
import { type Role, role } from '../../../contract/staff-roles.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { staffMembers } from '../../staff-routes.ts';
import { inOrder, type Order, orderOf } from './in-order.ts';
import StaffMembersScreen from './staff-members-screen.tsx';

export interface StaffMembersData {
  readonly members: readonly ListedMember[];
  /** The role the list is narrowed to. */
  readonly role: Role | null;
  readonly order: Order;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
  /** As typed before. */
  readonly typed: { readonly name: string; readonly email: string; readonly role: string };
  /** A set-up link that was just made, to be handed over; shown once. */
  readonly link: string | null;
}

const doneWords: Readonly<Record<string, string>> = {
  role: 'The role is changed. They are signed out and have to sign in again.',
  disabled: 'The account is disabled and signed out everywhere.',
};

interface Shown {
  readonly failure?: Failure | undefined;
  readonly form?: URLSearchParams | undefined;
  readonly link?: string | undefined;
}

async function show({ client, url }: PageRequest, { failure, form, link }: Shown): Promise<Loaded<StaffMembersData>> {
  const listed = await client.call(staffEndpoints.listMembers, {});
  if (!listed.ok) return failed(listed.statusCode, listed.message);
  const narrowed = role.safeParse(url.searchParams.get('role'));
  const shownRole = narrowed.success ? narrowed.data : null;
  const order = orderOf(url.searchParams.get('sort'));
  const members = listed.data.members.filter((member) => shownRole === null || member.role === shownRole);
  const typed = { name: form?.get('name') ?? '', email: form?.get('email') ?? '', role: form?.get('role') ?? '' };
  return data(
    {
      ...{ members: inOrder(members, order), role: shownRole, order, typed },
      done: form ? null : (doneWords[url.searchParams.get('done') ?? ''] ?? null),
      message: failure && !failure.fields ? failure.message : null,
      errors: failure?.fields ?? {},
      link: link === undefined ? null : url.origin + link,
    },
    statusOf(failure ?? null),
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
