import { defineEvent } from '../platform/events.ts';

/** Somebody has signed in or registered; told in that transaction, so that what was the guest's becomes the customer's with it. */
export const signedIn = defineEvent<{
  readonly customerId: number;
  /** The customer's key (`ownerOfCustomer`). */
  readonly ownerId: string;
  readonly email: string;
  /** The key of the guest they were on this device; null when they brought none. */
  readonly guestId: string | null;
  readonly now: Date;
}>('accounts.signed_in');

/** A new account has taken the place of one whose address was never proved; told in that transaction. */
export const accountReplaced = defineEvent<{
  /** Keys of the two accounts (`ownerOfCustomer`). */
  readonly formerOwnerId: string;
  readonly ownerId: string;
  /** The address, which is now proved. */
  readonly email: string;
  readonly now: Date;
}>('accounts.account_replaced');
