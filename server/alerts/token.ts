import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, subject: string): string => createHmac('sha256', secret).update(subject).digest('base64url');

/** Compares in constant time. */
function isSame(token: string, expected: string): boolean {
  const [one, other] = [Buffer.from(token), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A token in the e-mail that stops the alerts of its address without a sign-in. Alerts are deleted some time after they were sent; it keeps working. */
export const stopToken = (secret: string, email: string): string => sign(secret, `stock-alerts:${email.toLowerCase()}`);

export const isStopToken = (secret: string, email: string, token: string): boolean => isSame(token, stopToken(secret, email));

/** The token of older e-mails, which named an alert. */
export const alertToken = (secret: string, alertId: number): string => sign(secret, `stock-alert:${alertId}`);

export const isAlertToken = (secret: string, alertId: number, token: string): boolean => isSame(token, alertToken(secret, alertId));
