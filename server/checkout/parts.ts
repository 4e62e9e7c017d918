import type { Logger } from 'pino';
import type { ShippingRates } from '../delivery/index.ts';
import type { CardGateway } from '../payments/index.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { TaxProvider } from '../tax/index.ts';

/** What the checkout works with. */
export interface CheckoutParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'shopUrls' | 'secret' | 'restrictedPostalCodes'>;
  readonly log: Logger;
  readonly gateway: CardGateway;
  /** Default: the table of state and provincial rates. */
  readonly taxProvider?: TaxProvider;
  /** How long a shopper waits for the gateway, in milliseconds. Default 5000. */
  readonly gatewayLimitMs?: number;
}

/** What pricing needs besides: the shop's rates, as they are at the moment of the call. */
export interface PricingParts extends CheckoutParts {
  readonly rates: ShippingRates;
}

export const gatewayLimit = (parts: CheckoutParts): number => parts.gatewayLimitMs ?? 5000;
