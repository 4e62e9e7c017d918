import type { Device } from '../../../contract/accounts/accounts.ts';
import type { passkeyEndpoints } from '../../../contract/accounts/passkeys.ts';
import type { secondFactorEndpoints } from '../../../contract/accounts/second-factor.ts';
import type { OutputOf } from '../../../contract/api/endpoint.ts';

export interface AccountSecurityData {
  readonly email: string;
  readonly secondFactor: OutputOf<typeof secondFactorEndpoints.getSecondFactor>;
  readonly passkeys: OutputOf<typeof passkeyEndpoints.list>;
  readonly devices: readonly Device[];
  readonly done: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}
