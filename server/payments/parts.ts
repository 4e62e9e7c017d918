import type { Logger } from 'pino';
import type { Database } from '../platform/db/index.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { PaymentProvider } from './provider.ts';

/** Dependencies for moving money. */
export interface PaymentParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly log: Logger;
  /** Every provider that payments may refer to. */
  readonly providers: readonly PaymentProvider[];
  /** Timeout for a provider's answer in milliseconds. Default 5000. */
  readonly gatewayLimitMs?: number;
}

export const gatewayLimit = ({ gatewayLimitMs = 5000 }: Pick<PaymentParts, 'gatewayLimitMs'>): number => gatewayLimitMs;

export const findProvider = ({ providers }: Pick<PaymentParts, 'providers'>, code: string): PaymentProvider | null =>
  providers.find((provider) => provider.code === code) ?? null;

/** The provider a payment was made through. Throws when it is no longer configured. */
export function providerOf(parts: Pick<PaymentParts, 'providers'>, { gateway }: { readonly gateway: string }): PaymentProvider {
  const provider = findProvider(parts, gateway);
  if (!provider) throw new Error(`The payment provider ${gateway} is not configured`);
  return provider;
}
