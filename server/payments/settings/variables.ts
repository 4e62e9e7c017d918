import type { ProviderVariable, WayToPay } from '../../../contract/settings/payment-providers.ts';
import type { Config } from '../../platform/config/config.ts';

type Configured = Pick<Config, 'stripe' | 'paypal' | 'sandboxWebhookSecret'>;

/** The environment variables that set up the real provider of a way to pay. No partner of store cards has a public API (rulings: Third parties). */
export function variablesOf(way: WayToPay, { stripe, paypal }: Configured): ProviderVariable[] {
  const needed = (name: string, isSet: boolean) => ({ name, isSet, isOptional: false });
  switch (way) {
    case 'card':
      return ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'].map((name) => needed(name, stripe !== null));
    case 'wallet':
      return [
        needed('PAYPAL_CLIENT_ID', paypal !== null),
        needed('PAYPAL_CLIENT_SECRET', paypal !== null),
        // Without it payments settle all the same: the shop asks.
        { name: 'PAYPAL_WEBHOOK_ID', isSet: (paypal?.webhookId ?? null) !== null, isOptional: true },
      ];
    case 'store-card':
      return [];
  }
}

/** Whether the shop can tell a provider's real webhooks from others. */
export function expectsWebhooks(code: string, { stripe, paypal, sandboxWebhookSecret }: Configured): boolean {
  switch (code) {
    case 'stripe':
      return stripe !== null;
    case 'paypal':
      return (paypal?.webhookId ?? null) !== null;
    case 'sandbox':
      return sandboxWebhookSecret !== null;
    default:
      return false;
  }
}
