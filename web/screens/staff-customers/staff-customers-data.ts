import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { careEndpoints } from '../../../contract/staff/care.ts';

export interface StaffCustomersData {
  readonly typed: string;
  /** Null before the first search. */
  readonly found: OutputOf<typeof careEndpoints.find> | null;
}
