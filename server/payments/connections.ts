import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import { type Answer, askProvider } from './ask-provider.ts';
import { providerLimit } from './parts.ts';
import type { Connection, PaymentProvider } from './provider.ts';
import { PayPalRest } from './providers/paypal/api.ts';
import { PayPalProvider } from './providers/paypal/provider.ts';
import { StripeProvider } from './providers/stripe/provider.ts';

/** What a harmless call to a provider came to, within the time a shopper would wait. */
export interface Tested {
  readonly outcome: Answer<Connection>['status'];
  /** Why it does not work, without a full stop; null when it does. */
  readonly fault: string | null;
}

/** Calls the provider with our key; no money moves. */
export async function testConnection(
  provider: Pick<PaymentProvider, 'name' | 'testConnection'>,
  limitMs: number,
  log: Pick<Logger, 'warn'>,
): Promise<Tested> {
  const answer = await askProvider((signal) => provider.testConnection(signal), limitMs, log);
  return { outcome: answer.status, fault: faultOf(provider.name, answer, limitMs) };
}

function faultOf(name: string, answer: Answer<Connection>, limitMs: number): string | null {
  switch (answer.status) {
    case 'works':
      return null;
    case 'refused':
      return `${name} refused our key: ${answer.reason}`;
    case 'unreachable':
      return `${name} cannot be reached: ${answer.reason}`;
    case 'silent':
      return `${name} did not answer within ${limitMs / 1000} seconds`;
  }
}

/** A payment provider's account, as it answered to our key. */
export interface ProviderAccount {
  readonly name: 'Stripe' | 'PayPal';
  readonly kind: 'live' | 'test' | 'sandbox';
  /** Why it does not work; null when it does, and for the sandbox. */
  readonly fault: string | null;
}

interface AccountParts {
  readonly config: Pick<Config, 'stripe' | 'paypal'>;
  readonly database: Database;
  readonly log: Pick<Logger, 'warn'>;
}

/** Tests the connection to each vendor. */
export async function askPaymentProviders({ config: { stripe, paypal }, database, log }: AccountParts): Promise<ProviderAccount[]> {
  const account = async (name: ProviderAccount['name'], provider: PaymentProvider | null): Promise<ProviderAccount> => {
    if (!provider) return { name, kind: 'sandbox', fault: null };
    const { fault } = await testConnection(provider, providerLimit({}), log);
    return { name, kind: provider.sandbox ? 'test' : 'live', fault };
  };
  return Promise.all([
    account('Stripe', stripe && new StripeProvider(database, stripe)),
    account('PayPal', paypal && openPayPal(database, paypal)),
  ]);
}

/** PayPal itself, not its sandbox in the shop. */
export const openPayPal = (database: Database, paypal: NonNullable<Config['paypal']>): PayPalProvider =>
  new PayPalProvider(database, new PayPalRest(paypal), { code: 'paypal', sandbox: !paypal.isLive, webhookId: paypal.webhookId });
