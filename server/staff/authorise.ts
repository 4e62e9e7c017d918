import { commonProblems } from '../../contract/api/problems.ts';
import type { Permission } from '../../contract/staff/staff-roles.ts';
import type { Db } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { mayDo, type StaffMember } from './member.ts';
import { staffOf } from './sessions/index.ts';

const problem = problemsOf(commonProblems);

/**
 * The signed-in staff member with this permission; null accepts any member. Every staff route and operation calls it. Throws `unauthorized` unless
 * both factors were shown, `forbidden` without the permission.
 */
export async function requireStaff(db: Db, call: Call, permission: Permission | null): Promise<StaffMember> {
  const member = await staffOf(db, call);
  if (!member) throw problem('unauthorized');
  if (permission !== null && !mayDo(member, permission)) throw problem('forbidden');
  return member;
}
