import type { Logger } from 'pino';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/index.ts';
import { Api } from './platform/http/api.ts';
import type { Jobs } from './platform/jobs.ts';

/** What every domain is given to stand on. */
export interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly log: Logger;
}

/** Binds every domain's endpoints and job handlers. */
export function createApi(parts: Parts): Api {
  const api = new Api({ checkResponses: parts.config.mode !== 'production' });
  return api;
}
