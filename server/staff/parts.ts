import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { StaffGate } from './sign-in/gate.ts';

/** The shop's password hashing: one queue for everybody, so that it never exceeds its share of the processor. */
export interface Passwords {
  hash(password: string, lane: 'known' | 'trusted' | 'stranger'): Promise<string>;
  /** Without a hash it does the same work and returns false. */
  verify(passwordHash: string | null, password: string, lane: 'known' | 'trusted' | 'stranger'): Promise<boolean>;
  /** Whether attackers try it first. */
  isCommon(password: string, email: string): boolean;
}

/** Dependencies of the staff domain. */
export interface StaffParts {
  readonly database: Database;
  readonly config: Pick<Config, 'secret' | 'shopUrls'>;
  readonly passwords: Passwords;
  readonly gate: StaffGate;
}
