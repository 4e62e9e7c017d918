import type { Environment } from './environment.ts';

/** An app of PayPal's developer dashboard. */
export interface PayPalConfig {
  /** Without a trailing slash. */
  readonly url: string;
  /** False where no money moves, which the page mentions. */
  readonly isLive: boolean;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Null disables webhooks. */
  readonly webhookId: string | null;
}

const home = 'https://api-m.paypal.com';

type Given = Pick<Environment, 'PAYPAL_CLIENT_ID' | 'PAYPAL_CLIENT_SECRET' | 'PAYPAL_WEBHOOK_ID' | 'PAYPAL_URL' | 'ALLOW_SANDBOX'>;

const isHome = ({ PAYPAL_URL }: Given): boolean => new URL(PAYPAL_URL).origin === home;

/** Everything wrong with the settings for PayPal; never a secret itself. */
export function paypalFaults(e: Given, production: boolean): string[] {
  const faults: string[] = [];
  if (Boolean(e.PAYPAL_CLIENT_ID) !== Boolean(e.PAYPAL_CLIENT_SECRET))
    faults.push('PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET: one needs the other');
  if (production && e.PAYPAL_CLIENT_ID && !isHome(e) && !e.ALLOW_SANDBOX)
    faults.push(`PAYPAL_URL: is not ${home}, and test payments are taken in the production stage only where ALLOW_SANDBOX is true`);
  return faults;
}

/** Null without PayPal. */
export function paypalOf(e: Given): PayPalConfig | null {
  if (!e.PAYPAL_CLIENT_ID || !e.PAYPAL_CLIENT_SECRET) return null;
  return {
    url: e.PAYPAL_URL.replace(/\/$/, ''),
    isLive: isHome(e),
    clientId: e.PAYPAL_CLIENT_ID,
    clientSecret: e.PAYPAL_CLIENT_SECRET,
    webhookId: e.PAYPAL_WEBHOOK_ID ?? null,
  };
}
