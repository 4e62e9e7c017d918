import { accountEndpoints } from '../../contract/accounts.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { csrfTokenFor } from '../platform/http/csrf.ts';
import { customerOf } from './visitor.ts';

export interface AccountParts {
  readonly database: Database;
  readonly config: Pick<Config, 'secret'>;
}

export function bindAccounts(api: Api, { database, config }: AccountParts): void {
  api.bind(accountEndpoints.getVisitor, async (_input, call) => {
    const customer = await customerOf(database.read, call);
    return { ok: customer !== null, firstName: customer?.firstName ?? '', csrfToken: csrfTokenFor(call, config.secret) };
  });
}
