import type { AccountMail } from '../../contract/email/email.ts';
import { accountSecurity, login, passwordReset, resetRequest, stopEmailChange, verifyEmail } from '../../contract/urls/shop.ts';
import { queueEmail } from '../email/index.ts';
import { urlOf } from '../platform/config/shop-urls.ts';
import type { Tx } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { maskEmail } from '../platform/mask-email.ts';
import type { Customer } from './customer.ts';
import type { AccountParts } from './parts.ts';
import { makeLink } from './tokens/index.ts';

export type EmailParts = Pick<AccountParts, 'jobs'> & { readonly config: Pick<AccountParts['config'], 'shopUrls'> };

/** Sender and time; a call has both. */
export type EmailContext = Pick<Call, 'brand' | 'now'>;

interface AccountEmail {
  readonly to: string;
  readonly kind: AccountMail['kind'];
  /** Path of the e-mail's one link. */
  readonly path: string;
  readonly otherEmail?: string;
}

/** Sends an account e-mail in the transaction that causes it. */
export async function queueAccountEmail(
  tx: Tx,
  { jobs, config }: EmailParts,
  email: AccountEmail,
  { brand, now }: EmailContext,
): Promise<void> {
  const { to, kind, path, otherEmail = null } = email;
  const shopUrl = urlOf(config, brand);
  const props = { brand, shopUrl, kind, actionUrl: shopUrl + path, otherEmail };
  await queueEmail(tx, jobs, to, { template: 'account', props }, now);
}

type Addressee = Pick<Customer, 'customerId' | 'email'>;

/** Welcome, with the link that verifies the address. */
export async function queueWelcome(tx: Tx, parts: EmailParts, { customerId, email }: Addressee, occasion: EmailContext): Promise<void> {
  const token = await makeLink(tx, 'verify_email', { customerId, email }, occasion.now);
  await queueAccountEmail(tx, parts, { to: email, kind: 'welcome', path: verifyEmail({ token }) }, occasion);
}

/** The link that verifies the account's address again. */
export async function queueVerification(
  tx: Tx,
  parts: EmailParts,
  { customerId, email }: Addressee,
  occasion: EmailContext,
): Promise<void> {
  const token = await makeLink(tx, 'verify_email', { customerId, email }, occasion.now);
  await queueAccountEmail(tx, parts, { to: email, kind: 'verify-email', path: verifyEmail({ token }) }, occasion);
}

/** The link to the new address that makes it the account's in place of `own`. */
export async function queueEmailChangeLink(
  tx: Tx,
  parts: EmailParts,
  { customerId, email }: Addressee,
  own: string,
  occasion: EmailContext,
): Promise<void> {
  const token = await makeLink(tx, 'change_email', { customerId, email }, occasion.now);
  await queueAccountEmail(tx, parts, { to: email, kind: 'email-change', path: verifyEmail({ token }), otherEmail: own }, occasion);
}

/** Sends the confirmation link to the new address, and at once a notice to `own` with the link that stops the change. */
export async function queueEmailChange(tx: Tx, parts: EmailParts, target: Addressee, own: string, occasion: EmailContext): Promise<void> {
  await queueEmailChangeLink(tx, parts, target, own, occasion);
  const stop = await makeLink(tx, 'stop_email_change', { customerId: target.customerId, email: own }, occasion.now);
  await queueAccountEmail(tx, parts, { to: own, kind: 'email-change-asked', path: stopEmailChange({ token: stop }) }, occasion);
}

export async function queueReset(tx: Tx, parts: EmailParts, { customerId, email }: Addressee, occasion: EmailContext): Promise<void> {
  const token = await makeLink(tx, 'reset_password', { customerId, email }, occasion.now);
  await queueAccountEmail(tx, parts, { to: email, kind: 'password-reset', path: passwordReset({ token }) }, occasion);
}

/** Tells the account's owner about a change; if it was not theirs, the reset link is the way back. */
export async function queuePasswordChanged(tx: Tx, parts: EmailParts, email: string, occasion: EmailContext): Promise<void> {
  await queueAccountEmail(tx, parts, { to: email, kind: 'password-changed', path: resetRequest() }, occasion);
}

/** Tells the account's owner that the ways into it have changed. */
export async function queueSecurityNotice(
  tx: Tx,
  parts: EmailParts,
  email: string,
  kind: 'two-step-on' | 'two-step-off' | 'two-step-reset' | 'passkey-added' | 'passkey-deleted',
  occasion: EmailContext,
): Promise<void> {
  await queueAccountEmail(tx, parts, { to: email, kind, path: accountSecurity() }, occasion);
}

export async function queueEmailChanged(tx: Tx, parts: EmailParts, from: string, to: string, occasion: EmailContext): Promise<void> {
  await queueAccountEmail(tx, parts, { to: from, kind: 'email-changed', path: resetRequest(), otherEmail: to }, occasion);
}

/** Tells a merged account's address that another one opens it now; masked, in case that is another person's. */
export async function queueMerged(tx: Tx, parts: EmailParts, from: string, into: string, occasion: EmailContext): Promise<void> {
  await queueAccountEmail(tx, parts, { to: from, kind: 'account-merged', path: login(), otherEmail: maskEmail(into) }, occasion);
}
