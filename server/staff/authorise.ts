import { commonProblems } from '../../contract/api/problems.ts';
import { isKeyScope } from '../../contract/staff/api-keys.ts';
import { isPermission, type Permission } from '../../contract/staff/staff-roles.ts';
import type { Db } from '../platform/db/index.ts';
import type { Guard } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { keyOf } from './keys/authenticate.ts';
import { mayDo, type SignedInMember, type StaffMember } from './member.ts';
import { findActive } from './members/store.ts';
import { staffOf } from './sessions/index.ts';

const problem = problemsOf(commonProblems);

/**
 * The signed-in staff member, or the API key, with this permission. Every staff route and operation calls it or `requirePerson`. Throws `unauthorized`
 * unless both factors were shown, `forbidden` without the permission.
 */
export async function requireStaff(db: Db, call: Call, permission: Permission): Promise<StaffMember> {
  const key = await keyOf(db, call);
  if (!key) return requirePerson(db, call, permission);
  if (!mayDo(key, permission)) throw problem('forbidden');
  return key;
}

/** The signed-in staff member with this permission; null accepts any member. Throws as `requireStaff` does, also for an API key. */
export async function requirePerson(db: Db, call: Call, permission: Permission | null): Promise<SignedInMember> {
  const member = await staffOf(db, call);
  if (!member) throw problem('unauthorized');
  if (permission !== null && !mayDo(member, permission)) throw problem('forbidden');
  return member;
}

/** Whether someone may still do what they planned: a member who has not been disabled, or an API key in use. */
export async function mayStill(db: Db, memberId: number, permission: Permission, now: Date): Promise<boolean> {
  const found = await findActive(db, memberId, now);
  return found !== null && mayDo({ role: found.role, scopes: found.scopes?.filter(isPermission) ?? [] }, permission);
}

/**
 * Lets staff make only the calls that their role allows, and an API key only those of its scopes, before the input is read: what a call says about its input
 * is for those who may make it.
 */
export function guardStaff({ read }: { read: Db }): Guard {
  return async ({ access }, call) => {
    const key = await keyOf(read, call);
    if (key && !(isKeyScope(access) && mayDo(key, access))) throw problem('forbidden');
    if (!key && (access === 'staff' || isPermission(access))) await requirePerson(read, call, access === 'staff' ? null : access);
  };
}
