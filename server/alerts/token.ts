import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lets who has the mail stop the alerts of its address, without signing in. */
export function alertToken(secret: string, alertId: number): string {
  return createHmac('sha256', secret).update(`stock-alert:${alertId}`).digest('base64url');
}

/** Whether the token is this alert's; takes as long for a wrong one as for the right one. */
export function isAlertToken(secret: string, alertId: number, token: string): boolean {
  const expected = Buffer.from(alertToken(secret, alertId));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
