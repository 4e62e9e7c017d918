import { defineEvent } from '../platform/events.ts';

/** Somebody signed in or registered. Emitted in that transaction, so that the guest's data moves to the customer with it. */
export const signedIn = defineEvent<{
  readonly customerId: number;
  /** The customer's owner id (`ownerOfCustomer`). */
  readonly ownerId: string;
  readonly email: string;
  /** The owner id of the guest on this device, or null. */
  readonly guestId: string | null;
  readonly now: Date;
}>('accounts.signed_in');

/** A new account replaced one whose address was never verified. Emitted in that transaction. */
export const accountReplaced = defineEvent<{
  /** Owner ids of the two accounts (`ownerOfCustomer`). */
  readonly formerOwnerId: string;
  readonly ownerId: string;
  /** The address, now verified. */
  readonly email: string;
  readonly now: Date;
}>('accounts.account_replaced');

/**
 * A customer has proved the address of their account: by its link, or before, at each sign-in. Emitted in that transaction, so that what guests did
 * under the address moves to the customer with it.
 */
export const emailProved = defineEvent<{
  /** The customer's owner id (`ownerOfCustomer`). */
  readonly ownerId: string;
  readonly email: string;
  readonly now: Date;
}>('accounts.email_proved');

/** A customer's proved address took the place of another one of theirs. Emitted in that transaction. */
export const emailChanged = defineEvent<{
  /** The customer's owner id (`ownerOfCustomer`). */
  readonly ownerId: string;
  readonly from: string;
  readonly to: string;
}>('accounts.email_changed');

/** The owner of an address wants no more e-mails that can be stopped, from any brand. Emitted in that transaction. */
export const unsubscribed = defineEvent<{ readonly email: string }>('accounts.unsubscribed');
