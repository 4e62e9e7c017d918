import { createHmac, timingSafeEqual } from 'node:crypto';

/** The browser's proof that it opened a payment link. */
export const linkCookie = 'payment_link';

/** Which draft a payment link opens, and which of its links it is: a withdrawn one has an earlier number. */
interface PaymentLink {
  readonly uuid: string;
  readonly number: number;
}

const signatureOf = (secret: string, { uuid, number }: PaymentLink): string =>
  createHmac('sha256', secret).update(`payment-link:${uuid}:${number}`).digest('base64url');

/** The token of a payment link: nobody can make one up, and it says nothing about the customer. */
export const linkToken = (secret: string, link: PaymentLink): string => `${link.uuid}.${link.number}.${signatureOf(secret, link)}`;

/** Reads a token; null for one that the shop did not sign. Compares in constant time, so that timing reveals nothing. */
export function readLinkToken(secret: string, token: string): PaymentLink | null {
  const [, uuid = '', digits = '', signature = ''] = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]+)$/.exec(token) ?? [];
  const link = { uuid, number: Number(digits) };
  const [expected, given] = [Buffer.from(signatureOf(secret, link)), Buffer.from(signature)];
  return uuid !== '' && given.length === expected.length && timingSafeEqual(given, expected) ? link : null;
}
