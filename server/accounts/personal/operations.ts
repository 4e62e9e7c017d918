import type { Tx } from '../../platform/db/index.ts';
import { revokeAccess } from '../access.ts';
import { insertPreviousEmail, movePreviousEmails } from '../email-address/store.ts';
import { type EmailContext, type EmailParts, queueMerged } from '../emails.ts';
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
export async function eraseAccount(tx: Tx, person: Person): Promise<void> {
  const { customerId } = person;
  await revokeAccess(tx, customerId);
  await deleteConsents(tx, person);
  await deleteCustomer(tx, customerId);
}

type Merged = Pick<StoredCustomer, 'customerId' | 'email' | 'emailVerified'>;

/**
 * Moves an account's addresses to another and deletes it with its sessions. Its e-mail address is told, and may open a new account only where
 * `mayReturn`.
 */
export async function mergeAccount(
  tx: Tx,
  parts: EmailParts,
  { gone, kept, mayReturn }: { readonly gone: Merged; readonly kept: Merged; readonly mayReturn: boolean },
  occasion: EmailContext,
): Promise<void> {
  const { now } = occasion;
  await revokeAccess(tx, gone.customerId);
  await moveAccountData(tx, gone.customerId, kept.customerId);
  await movePreviousEmails(tx, gone.customerId, kept.customerId);
  if (gone.emailVerified) await insertPreviousEmail(tx, kept.customerId, gone.email, now);
  await deleteCustomer(tx, gone.customerId);
  if (!mayReturn) await insertFormerEmail(tx, gone.email, kept.customerId, now);
  await queueMerged(tx, parts, gone.email, kept.email, occasion);
}
