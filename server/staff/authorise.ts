import { commonProblems } from '../../contract/api/problems.ts';
import type { Permission } from '../../contract/staff/staff-roles.ts';
import type { Db } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { mayDo, type StaffMember } from './member.ts';
import { staffOf } from './sessions/index.ts';

const problem = problemsOf(commonProblems);

/**
 * The signed-in member of staff, who may do this; with null, whoever it is. Every route and operation of staff asks here. Throws
 * `unauthorized` when nobody is signed in with both factors, `forbidden` when their role does not have the permission.
 */
export async function requireStaff(db: Db, call: Call, permission: Permission | null): Promise<StaffMember> {
  const member = await staffOf(db, call);
  if (!member) throw problem('unauthorized');
  if (permission !== null && !mayDo(member, permission)) throw problem('forbidden');
  return member;
}
