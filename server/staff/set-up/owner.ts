import { createHmac } from 'node:crypto';
import { staffProblems } from '../../../contract/staff/staff.ts';
import type { Db } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { isSame } from '../../platform/signing.ts';
import { audit } from '../audit/index.ts';
import { countReady, findMemberByEmail, insertMember, lockMembers } from '../members/store.ts';
import type { StaffParts } from '../parts.ts';
import { inviteMember } from './invitations.ts';

const problem = problemsOf(staffProblems);

type OwnerParts = Pick<StaffParts, 'database' | 'config'>;

/** The token of the owner's link; null once a member has set up their account. Derived from the shop's secret, so that every start prints the same. */
export async function ownerToken({ database, config }: OwnerParts): Promise<string | null> {
  return (await countReady(database.read)) > 0 ? null : tokenOf(config.secret);
}

const tokenOf = (secret: string): string => createHmac('sha256', secret).update('staff: owner link').digest('base64url');

/** Throws `owner_link_invalid`. */
export async function requireOwnerLink(db: Db, secret: string, token: string): Promise<void> {
  if (!isSame(token, tokenOf(secret)) || (await countReady(db)) > 0) throw problem('owner_link_invalid');
}

/**
 * Makes the holder of the owner's link an administrator; returns the token of their set-up link. An owner who left before setting up begins again with
 * the same address. Throws `owner_link_invalid`, `staff_email_taken`.
 */
export async function createOwner(
  { database, config }: OwnerParts,
  { token, name, email }: { token: string; name: string; email: string },
  now: Date,
): Promise<string> {
  return database.transact(async (tx) => {
    // Of two at once, the second sees the first.
    await lockMembers(tx);
    await requireOwnerLink(tx, config.secret, token);
    const known = await findMemberByEmail(tx, email);
    if (known && known.role !== 'administrator')
      throw problem('staff_email_taken', undefined, { email: staffProblems.staff_email_taken.message });
    const memberId = known?.memberId ?? (await insertMember(tx, { email, name, role: 'administrator' }, now));
    if (memberId === null) throw new Error('An address that was free under the lock is taken');
    if (!known) {
      const subject = { kind: 'staff', id: memberId } as const;
      await audit(tx, { by: null, action: 'staff.created', subject, details: { role: 'administrator' } }, now);
    }
    return inviteMember(tx, config.secret, memberId, now);
  });
}
