import type { Role } from '../../contract/staff/staff-roles.ts';
import { insertMember, savePassword } from '../../server/staff/members/store.ts';
import { openSession } from '../../server/staff/sessions/index.ts';
import type { TestShop } from './app.ts';

let members = 0;

export interface SignedInStaff {
  readonly memberId: number;
  readonly email: string;
  /** For the `staff_session_token` cookie. */
  readonly token: string;
}

/** A staff member with a session, created directly. */
export async function staffSignedIn(shop: Pick<TestShop, 'database'>, role: Role, now = new Date()): Promise<SignedInStaff> {
  members++;
  const email = `${role}-${members}@staff.example.com`;
  return shop.database.transact(async (tx) => {
    const memberId = await insertMember(tx, { email, name: `Mara ${members}`, role }, now);
    if (memberId === null) throw new Error(`${email} works here already`);
    await savePassword(tx, memberId, 'none', now);
    return { memberId, email, token: await openSession(tx, memberId, 'complete', now) };
  });
}
