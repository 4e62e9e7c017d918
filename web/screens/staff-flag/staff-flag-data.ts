import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { flagStaffEndpoints } from '../../../contract/staff/staff-flags.ts';

export interface StaffFlagData {
  readonly flag: OutputOf<typeof flagStaffEndpoints.get>;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
  /** As typed before; empty names are the form's own choice. */
  readonly typed: { readonly brand: string; readonly percentage: string; readonly visitors: string; readonly reason: string };
}
