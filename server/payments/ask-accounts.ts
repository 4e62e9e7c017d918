import type { Config } from '../platform/config/config.ts';
import { PayPalRest } from './providers/paypal/api.ts';
import { defaultTimeout, openStripe } from './providers/stripe/api.ts';

/** A payment provider's account, as it answered to our key. */
export interface ProviderAccount {
  readonly name: 'Stripe' | 'PayPal';
  readonly kind: 'live' | 'test' | 'sandbox';
  /** Why our key was refused; null when it was accepted, and for the sandbox. */
  readonly fault: string | null;
}

/** Makes a harmless call to each provider with the configured key. Moves no money. */
export async function askPaymentProviders({ stripe, paypal }: Pick<Config, 'stripe' | 'paypal'>): Promise<ProviderAccount[]> {
  return Promise.all([
    account('Stripe', stripe, async (config) => openStripe(config, defaultTimeout).balance.retrieve()),
    account('PayPal', paypal, async (config) => {
      // Signing in proves the key; looking up an unknown order proves the address.
      const { status } = await new PayPalRest(config).send(
        { method: 'GET', path: '/v2/checkout/orders/0' },
        AbortSignal.timeout(defaultTimeout),
      );
      if (status !== 404) throw new Error(`it answered ${status}`);
    }),
  ]);
}

async function account<C extends { readonly isLive: boolean }>(
  name: ProviderAccount['name'],
  config: C | null,
  ask: (config: C) => Promise<unknown>,
): Promise<ProviderAccount> {
  if (!config) return { name, kind: 'sandbox', fault: null };
  const fault = await ask(config).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return { name, kind: config.isLive ? 'live' : 'test', fault };
}
