import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { staffEmailEndpoints } from '../../../contract/staff/care/staff-emails.ts';

export interface StaffEmailsData {
  readonly listed: OutputOf<typeof staffEmailEndpoints.listUnsent>;
  /** What has just been done. */
  readonly done: string | null;
  /** Why that failed. */
  readonly message: string | null;
}
