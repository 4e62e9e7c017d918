import type { Environment } from './environment.ts';

/** A Stripe account. */
export interface StripeConfig {
  /** Without a trailing slash. */
  readonly url: string;
  /** False where no money moves, which the page mentions. */
  readonly isLive: boolean;
  readonly secretKey: string;
  /** Public; the browser gets it. */
  readonly publishableKey: string;
  /** Any of them signs webhooks. */
  readonly webhookSecrets: readonly string[];
}

const home = 'https://api.stripe.com';

type Given = Pick<Environment, 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_URL' | 'ALLOW_SANDBOX'>;

const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key);
const isHome = ({ STRIPE_URL }: Given): boolean => new URL(STRIPE_URL).origin === home;

/** Everything wrong with the settings for Stripe; never a key itself. */
export function stripeFaults(e: Given, production: boolean): string[] {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const missing = names.filter((name) => !e[name]);
  if (missing.length === names.length) return [];
  if (missing.length > 0) return [`${missing.join(' and ')}: needed too, or leave out everything of Stripe`];
  const isLive = isLiveKey(e.STRIPE_SECRET_KEY ?? '');
  if (isLive !== isLiveKey(e.STRIPE_PUBLISHABLE_KEY ?? ''))
    return ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: one is a test key and the other a live key'];
  if (isLive && !isHome(e)) return [`STRIPE_URL: is not ${home}, and live keys are sent nowhere else`];
  if (production && !isLive && !e.ALLOW_SANDBOX)
    return ['STRIPE_SECRET_KEY: is a test key, and test payments are taken in the production stage only where ALLOW_SANDBOX is true'];
  return [];
}

export function stripeOf(e: Given): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = e;
  if (!secretKey || !publishableKey || !webhookSecret) return null;
  return {
    url: e.STRIPE_URL.replace(/\/$/, ''),
    isLive: isLiveKey(secretKey),
    secretKey,
    publishableKey,
    webhookSecrets: webhookSecret.split(',').map((secret) => secret.trim()),
  };
}
