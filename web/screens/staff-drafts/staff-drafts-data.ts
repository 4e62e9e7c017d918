import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { draftEndpoints } from '../../../contract/staff/orders/drafts.ts';

/** Filters as in the URL; empty where they are not set. */
export interface Place {
  readonly q: string;
  readonly state: string;
  readonly staff: string;
}

export interface StaffDraftsData {
  readonly listed: OutputOf<typeof draftEndpoints.list>;
  readonly place: Place;
  readonly done: string | null;
  readonly message: string | null;
}
