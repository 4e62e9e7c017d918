import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { reviewFilterNames, staffReviewEndpoints } from '../../../contract/staff/care/staff-reviews.ts';

/** Filters and order as in the URL; empty where they are not set. */
export type Place = Readonly<Record<(typeof reviewFilterNames)[number] | 'sort', string>>;

export interface StaffReviewsData {
  readonly found: OutputOf<typeof staffReviewEndpoints.list>;
  readonly place: Place;
  readonly isBeginning: boolean;
  readonly done: string | null;
}
