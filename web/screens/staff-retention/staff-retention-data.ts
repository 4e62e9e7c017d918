import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { Retained, retentionEndpoints } from '../../../contract/settings/retention.ts';

export interface StaffRetentionData {
  readonly set: OutputOf<typeof retentionEndpoints.get>;
  /** As typed, or as in force. */
  readonly typed: Readonly<Record<Retained, string>>;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
