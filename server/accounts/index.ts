import { accountEndpoints } from '../../contract/accounts.ts';
import type { Config } from '../platform/config.ts';
import type { Api } from '../platform/http/api.ts';
import { csrfTokenFor } from '../platform/http/csrf.ts';

export { ensureVisitor, guestLifetimeSeconds, visitorOf } from './guest.ts';

/** Owns who the visitor is. */
export function mountAccounts(api: Api, parts: { config: Pick<Config, 'secret'> }): void {
  api.bind(accountEndpoints.getVisitor, async (_input, call) => ({ ok: false, csrfToken: csrfTokenFor(call, parts.config.secret) }));
}
