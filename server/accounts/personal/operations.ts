import type { Tx } from '../../platform/db/index.ts';
import { revokeAccess } from '../access.ts';
import { insertPreviousEmail, movePreviousEmails } from '../email-address/store.ts';
import type { Person } from '../person.ts';
import { deleteCustomer, type StoredCustomer } from '../store.ts';
import { ownerOfCustomer } from '../visitor.ts';
import { deleteConsents, insertFormerEmail, moveAccountData } from './store.ts';

/** The person behind an account. */
export const personOf = ({ customerId, email, emailVerified }: Pick<StoredCustomer, 'customerId' | 'email' | 'emailVerified'>): Person => ({
  customerId,
  ownerId: ownerOfCustomer(customerId),
  email: emailVerified ? email.toLowerCase() : null,
});

/** Ends every session and deletes the account with its addresses, links and consents. */
export async function eraseAccount(tx: Tx, { customerId, email }: Person): Promise<void> {
  await revokeAccess(tx, customerId);
  if (email !== null) await deleteConsents(tx, email);
  await deleteCustomer(tx, customerId);
}

/** Moves an account's addresses to another and deletes it with its sessions. Its e-mail address may open a new account only where `mayReturn`. */
export async function mergeAccount(
  tx: Tx,
  gone: Pick<StoredCustomer, 'customerId' | 'email' | 'emailVerified'>,
  kept: number,
  { mayReturn, now }: { readonly mayReturn: boolean; readonly now: Date },
): Promise<void> {
  await revokeAccess(tx, gone.customerId);
  await moveAccountData(tx, gone.customerId, kept);
  await movePreviousEmails(tx, gone.customerId, kept);
  if (gone.emailVerified) await insertPreviousEmail(tx, kept, gone.email, now);
  await deleteCustomer(tx, gone.customerId);
  if (!mayReturn) await insertFormerEmail(tx, gone.email, kept, now);
}
