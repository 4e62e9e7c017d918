import { type ListedMember, staffEndpoints } from '../../../contract/staff/staff.ts';
import { staffSetUp } from '../../../contract/urls/staff.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { requireStaff } from '../authorise.ts';
import type { StaffParts } from '../parts.ts';
import { createMember, disableMember, resetMember, setRole, stateOf } from './operations.ts';
import { listMembers } from './store.ts';

const ok = { ok: true } as const;

export function bindMembers(api: Api, parts: StaffParts): void {
  const db = parts.database.read;
  const administrator = (call: Call) => requireStaff(db, call, 'staff.manage');
  api.bind(staffEndpoints.listMembers, async (_input, call) => {
    await administrator(call);
    return { members: (await listMembers(db)).map(present) };
  });
  api.bind(staffEndpoints.createMember, async (given, call) => {
    const token = await createMember(parts, given, await administrator(call), call.now);
    return { ...ok, path: staffSetUp({ token }) };
  });
  api.bind(staffEndpoints.setRole, async ({ memberId, role }, call) => {
    await setRole(parts, memberId, role, await administrator(call), call.now);
    return ok;
  });
  api.bind(staffEndpoints.disableMember, async ({ memberId }, call) => {
    await disableMember(parts, memberId, await administrator(call), call.now);
    return ok;
  });
  api.bind(staffEndpoints.resetMember, async ({ memberId }, call) => {
    const token = await resetMember(parts, memberId, await administrator(call), call.now);
    return { ...ok, path: staffSetUp({ token }) };
  });
}

function present({ memberId, name, email, role, createdAt, lastSeenAt, ...state }: Listed): ListedMember {
  return {
    memberId,
    name,
    email,
    role,
    status: stateOf(state),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}

type Listed = Awaited<ReturnType<typeof listMembers>>[number];
