import type { AccountMail } from '../../contract/email.ts';
import { links } from '../../contract/links.ts';
import { postMail } from '../email/index.ts';
import type { Tx } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { urlOf } from '../platform/shop-urls.ts';
import type { Customer } from './customer.ts';
import type { AccountParts } from './parts.ts';
import { makeLink } from './tokens/index.ts';

type LetterParts = Pick<AccountParts, 'jobs' | 'config'>;

/** Who writes, and when; a call is one. */
export type Occasion = Pick<Call, 'brand' | 'now'>;

interface Letter {
  readonly to: string;
  readonly kind: AccountMail['kind'];
  /** Path of the one thing to do. */
  readonly path: string;
  readonly otherEmail?: string;
}

/** Posts a letter about an account in the transaction that causes it. */
export async function postLetter(tx: Tx, { jobs, config }: LetterParts, letter: Letter, { brand, now }: Occasion): Promise<void> {
  const { to, kind, path, otherEmail = null } = letter;
  const shopUrl = urlOf(config, brand);
  const props = { brand, shopUrl, kind, actionUrl: shopUrl + path, otherEmail };
  await postMail(tx, jobs, to, { template: 'account', props }, now);
}

type Addressee = Pick<Customer, 'customerId' | 'email'>;

/** Welcome, with the link that confirms the address. */
export async function postWelcome(tx: Tx, parts: LetterParts, { customerId, email }: Addressee, occasion: Occasion): Promise<void> {
  const token = await makeLink(tx, 'verify_email', { customerId, email }, occasion.now);
  await postLetter(tx, parts, { to: email, kind: 'welcome', path: links.verifyEmail(token) }, occasion);
}

/** The link that confirms an address: the account's own again, or the one that is to take its place. */
export async function postVerification(
  tx: Tx,
  parts: LetterParts,
  { customerId, email }: Addressee,
  own: string,
  occasion: Occasion,
): Promise<void> {
  const token = await makeLink(tx, 'verify_email', { customerId, email }, occasion.now);
  const kind = email === own ? 'verify-email' : 'email-change';
  await postLetter(tx, parts, { to: email, kind, path: links.verifyEmail(token), otherEmail: own }, occasion);
}

export async function postReset(tx: Tx, parts: LetterParts, { customerId, email }: Addressee, occasion: Occasion): Promise<void> {
  const token = await makeLink(tx, 'reset_password', { customerId, email }, occasion.now);
  await postLetter(tx, parts, { to: email, kind: 'password-reset', path: links.passwordReset(token) }, occasion);
}

/** News for whoever reads the account's mail: if it was not them, the reset link is where to go. */
export async function postPasswordChanged(tx: Tx, parts: LetterParts, email: string, occasion: Occasion): Promise<void> {
  await postLetter(tx, parts, { to: email, kind: 'password-changed', path: links.resetRequest() }, occasion);
}

export async function postEmailChanged(tx: Tx, parts: LetterParts, from: string, to: string, occasion: Occasion): Promise<void> {
  await postLetter(tx, parts, { to: from, kind: 'email-changed', path: links.resetRequest(), otherEmail: to }, occasion);
}
