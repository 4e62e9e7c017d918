import type { Flags } from '../flags/index.ts';
import type { Captcha } from '../platform/captcha/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { PasswordHasher } from './passwords/hasher.ts';
import type { SignInGate } from './sign-in/gate.ts';

/** Dependencies of the accounts. */
export interface AccountParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'secret' | 'shopUrls' | 'vendors'>;
  readonly hasher: PasswordHasher;
  readonly flags: Flags;
  /** How many notifications the caller has not dismissed; provided by a higher layer. */
  countCards(call: Call): Promise<number>;
  /** Whether the shop is closed; provided by a higher layer. */
  isClosed(): Promise<boolean>;
  readonly captcha: Captcha;
  readonly gate: SignInGate;
}
