import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { StaffGate } from './sign-in/gate.ts';

/** Work on passwords, as the shop does it for everybody: one queue, so that it never takes more than its share of the processor. */
export interface Passwords {
  hash(password: string, lane: 'known' | 'trusted' | 'stranger'): Promise<string>;
  /** Without a hash the same work is done for nothing, and the answer is no. */
  verify(passwordHash: string | null, password: string, lane: 'known' | 'trusted' | 'stranger'): Promise<boolean>;
  /** Whether it is among those that are tried first. */
  isCommon(password: string, email: string): boolean;
}

/** What staff's domain works with. */
export interface StaffParts {
  readonly database: Database;
  readonly config: Pick<Config, 'secret' | 'shopUrls'>;
  readonly passwords: Passwords;
  readonly gate: StaffGate;
}
