import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { restrictionEndpoints } from '../../../contract/settings/restrictions.ts';

export interface StaffRestrictedCodesData {
  readonly listed: OutputOf<typeof restrictionEndpoints.list>;
  /** The search; empty for all codes. */
  readonly q: string;
  readonly typed: { readonly codes: string; readonly scope: string };
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
