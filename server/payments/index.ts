import { type Config, ConfigError } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { CardGateway } from './gateway.ts';
import { bindBank } from './providers/sandbox/bank.ts';
import { SandboxGateway } from './providers/sandbox/gateway.ts';

export { cardSummary, declineFields } from './card.ts';
export type { CardGateway, GatewayResult } from './gateway.ts';
export { type Answer, askGateway } from './patience.ts';
export { recordResult } from './record.ts';
export { findLatestPayment, findPayment, findUnsettled, insertPayment, type Payment } from './store.ts';

/**
 * The card gateway the configuration asks for. Throws `ConfigError` rather than take the sandbox for real money: in the
 * production stage the sandbox must be allowed by name.
 */
export function openCardGateway({ database, config }: { database: Database; config: Config }): CardGateway {
  if (!config.sandboxAllowed) {
    throw new ConfigError(
      'ALLOW_SANDBOX: no card gateway is configured, and the sandbox must not run in the production stage unless this is true',
    );
  }
  return new SandboxGateway(database);
}

/** Binds what the gateway in force needs of the web: the sandbox has a bank's page. */
export function mountPayments(api: Api, { database, gateway }: { database: Database; gateway: CardGateway }): void {
  if (gateway.sandbox) bindBank(api, database);
}
