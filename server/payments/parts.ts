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
  readonly providerLimitMs?: number;
}

export const providerLimit = ({ providerLimitMs = 5000 }: Pick<PaymentParts, 'providerLimitMs'>): number => providerLimitMs;

export const findProvider = ({ providers }: Pick<PaymentParts, 'providers'>, code: string): PaymentProvider | null =>
  providers.find((provider) => provider.code === code) ?? null;

/** The provider a payment was made through. Throws when it is no longer configured. */
export function providerOf(parts: Pick<PaymentParts, 'providers'>, { provider: code }: { readonly provider: string }): PaymentProvider {
  const provider = findProvider(parts, code);
  if (!provider) throw new Error(`The payment provider ${code} is not configured`);
  return provider;
}
