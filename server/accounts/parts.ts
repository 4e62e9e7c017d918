import type { Flags } from '../flags/index.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { PasswordHasher } from './passwords/hasher.ts';
import type { SignInGate } from './sign-in/gate.ts';

/** What the accounts work with. */
export interface AccountParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'secret' | 'publicUrl'>;
  readonly hasher: PasswordHasher;
  readonly flags: Flags;
  readonly captcha: Captcha;
  readonly gate: SignInGate;
}
