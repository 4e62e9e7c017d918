import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token in the e-mailed order link: it opens one order on any device, without a session (rulings: Orders). */
export function orderToken(secret: string, orderNumber: string): string {
  return createHmac('sha256', secret).update(`order:${orderNumber}`).digest('base64url');
}

/** Checks the token in constant time, so that timing reveals nothing. */
export function isOrderToken(secret: string, orderNumber: string, token: string): boolean {
  const expected = Buffer.from(orderToken(secret, orderNumber));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
