import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { auditEndpoints } from '../../../contract/staff/staff-audit.ts';

export interface StaffAuditData {
  readonly listed: OutputOf<typeof auditEndpoints.list>;
  readonly filter: { readonly action: string; readonly memberId: number | null; readonly subject: string };
}
