import { isSame, sign } from '../../platform/signing.ts';

/** The browser's proof that it opened a payment link. */
export const linkCookie = 'payment_link';

/** Which draft a payment link opens, and which of its links it is: a withdrawn one has an earlier number. */
interface PaymentLink {
  readonly uuid: string;
  readonly number: number;
}

const signatureOf = (secret: string, { uuid, number }: PaymentLink): string => sign(secret, 'payment-link', `${uuid}:${number}`);

/** The token of a payment link: nobody can make one up, and it says nothing about the customer. */
export const linkToken = (secret: string, link: PaymentLink): string => `${link.uuid}.${link.number}.${signatureOf(secret, link)}`;

/** Reads a token; null for one that the shop did not sign. */
export function readLinkToken(secret: string, token: string): PaymentLink | null {
  const [, uuid = '', digits = '', signature = ''] = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]+)$/.exec(token) ?? [];
  const link = { uuid, number: Number(digits) };
  return uuid !== '' && isSame(signature, signatureOf(secret, link)) ? link : null;
}
