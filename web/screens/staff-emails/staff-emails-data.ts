import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { staffEmailEndpoints } from '../../../contract/staff/care/staff-emails.ts';

export interface StaffEmailsData {
  readonly listed: OutputOf<typeof staffEmailEndpoints.listUnsent>;
  /** One is just being sent again. */
  readonly isSentAgain: boolean;
  /** Why sending again failed. */
  readonly message: string | null;
}
