import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { apiKeyEndpoints } from '../../../contract/staff/api-keys.ts';

export interface StaffApiKeysData {
  readonly listed: OutputOf<typeof apiKeyEndpoints.list>;
  /** A new key's secret, shown once. */
  readonly created: { readonly name: string; readonly secret: string } | null;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
  /** As typed before. */
  readonly typed: { readonly name: string; readonly scopes: readonly string[]; readonly expiresInDays: string };
}
