import { createHmac, timingSafeEqual } from 'node:crypto';

/** Opens one order without the session that placed it; goes into the mail's link (rulings: Orders). */
export function orderToken(secret: string, orderNumber: string): string {
  return createHmac('sha256', secret).update(`order:${orderNumber}`).digest('base64url');
}

/** Whether the token opens this order; takes as long for a wrong one as for the right one. */
export function isOrderToken(secret: string, orderNumber: string, token: string): boolean {
  const expected = Buffer.from(orderToken(secret, orderNumber));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
