import { staffProblems } from '../../../contract/staff/staff.ts';
import type { Role } from '../../../contract/staff/staff-roles.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, type NewAuditEntry } from '../audit/index.ts';
import type { StaffParts } from '../parts.ts';
import { endSessionsOf } from '../sessions/index.ts';
import { inviteMember, withdrawInvitation } from '../set-up/invitations.ts';
import {
  clearFactors,
  countOtherAdministrators,
  findMemberByEmail,
  insertMember,
  lockMember,
  type StoredMember,
  saveDisabled,
  saveRole,
} from './store.ts';

const problem = problemsOf(staffProblems);

/** Who manages members: an administrator, or null for the command line. */
type By = NewAuditEntry['by'];
type MemberParts = Pick<StaffParts, 'database' | 'config'>;

const member = (memberId: number) => ({ kind: 'staff', id: memberId });

/** Adds a member; returns the token of their set-up link. Throws `staff_email_taken`. */
export async function createMember(
  { database, config }: MemberParts,
  given: { email: string; name: string; role: Role },
  by: By,
  now: Date,
): Promise<string> {
  return database.transact(async (tx) => {
    const memberId = await insertMember(tx, given, now);
    if (memberId === null) throw problem('staff_email_taken', undefined, { email: staffProblems.staff_email_taken.message });
    await audit(tx, { by, action: 'staff.created', subject: member(memberId), details: { role: given.role } }, now);
    return inviteMember(tx, config.secret, memberId, now);
  });
}

/** Changes the role and signs the member out, so that nothing continues under the old one. Throws `member_not_found`, `last_administrator`. */
export async function setRole({ database }: MemberParts, memberId: number, role: Role, by: By, now: Date): Promise<void> {
  await database.transact(async (tx) => {
    const before = await existing(tx, memberId);
    if (before.role === role) return;
    if (role !== 'administrator') await keepAdministrator(tx, before);
    await saveRole(tx, memberId, role, now);
    await endSessionsOf(tx, memberId, now);
    await audit(tx, { by, action: 'staff.role_changed', subject: member(memberId), details: { from: before.role, to: role } }, now);
  });
}

/** Disables a member at once and everywhere. Throws `member_not_found`, `last_administrator`. */
export async function disableMember({ database }: MemberParts, memberId: number, by: By, now: Date): Promise<void> {
  await database.transact(async (tx) => {
    const before = await existing(tx, memberId);
    if (before.disabledAt) return;
    await keepAdministrator(tx, before);
    await saveDisabled(tx, memberId, now);
    await withdrawInvitation(tx, memberId);
    await endSessionsOf(tx, memberId, now);
    await audit(
      tx,
      { by, action: 'staff.disabled', subject: member(memberId), details: { before: stateOf(before), after: 'disabled' } },
      now,
    );
  });
}

/** Revokes password and second factor; returns the token of a new set-up link. Throws `member_not_found`. */
export async function resetMember({ database, config }: MemberParts, memberId: number, by: By, now: Date): Promise<string> {
  return database.transact(async (tx) => {
    const before = await existing(tx, memberId);
    await clearFactors(tx, memberId, now);
    await endSessionsOf(tx, memberId, now);
    await audit(tx, { by, action: 'staff.reset', subject: member(memberId), details: { before: stateOf(before), after: 'invited' } }, now);
    return inviteMember(tx, config.secret, memberId, now);
  });
}

/** The member with this address, for the command line. Throws `member_not_found`. */
export async function memberIdOf({ database }: MemberParts, email: string): Promise<number> {
  const found = await findMemberByEmail(database.read, email);
  if (!found) throw problem('member_not_found');
  return found.memberId;
}

/** As the list of members names it. */
export const stateOf = ({ passwordHash, disabledAt }: Pick<StoredMember, 'passwordHash' | 'disabledAt'>) =>
  disabledAt ? 'disabled' : passwordHash ? 'active' : 'invited';

async function existing(tx: Tx, memberId: number): Promise<StoredMember> {
  const found = await lockMember(tx, memberId);
  if (!found) throw problem('member_not_found');
  return found;
}

/** Without an administrator only the command line could help, so the console never removes the last one. */
async function keepAdministrator(tx: Tx, { memberId, role }: StoredMember): Promise<void> {
  if (role === 'administrator' && (await countOtherAdministrators(tx, memberId)) === 0) throw problem('last_administrator');
}
