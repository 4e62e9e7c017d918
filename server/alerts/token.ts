import { isSame, sign } from '../platform/signing.ts';

/** A token in the e-mail that stops the alerts of its address without a sign-in. Alerts are deleted some time after they were sent; it keeps working. */
export const stopToken = (secret: string, email: string): string => sign(secret, 'stock-alerts', email.toLowerCase());

export const isStopToken = (secret: string, email: string, token: string): boolean => isSame(token, stopToken(secret, email));

/** The token of older e-mails, which named an alert. */
export const alertToken = (secret: string, alertId: number): string => sign(secret, 'stock-alert', String(alertId));

export const isAlertToken = (secret: string, alertId: number, token: string): boolean => isSame(token, alertToken(secret, alertId));
