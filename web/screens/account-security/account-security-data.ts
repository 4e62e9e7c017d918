import type { Device } from '../../../contract/accounts/accounts.ts';

export interface AccountSecurityData {
  readonly email: string;
  readonly devices: readonly Device[];
  readonly done: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}
