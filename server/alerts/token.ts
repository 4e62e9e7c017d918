import { createHmac, timingSafeEqual } from 'node:crypto';

/** A token in the e-mail that stops the alerts of its address without a sign-in. */
export function alertToken(secret: string, alertId: number): string {
  return createHmac('sha256', secret).update(`stock-alert:${alertId}`).digest('base64url');
}

/** Checks an alert's token in constant time. */
export function isAlertToken(secret: string, alertId: number, token: string): boolean {
  const expected = Buffer.from(alertToken(secret, alertId));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
