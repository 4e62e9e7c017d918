import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { careEndpoints, customerFilterNames } from '../../../contract/staff/care/care.ts';

/** Filters and order as in the URL; empty where they are not set. */
export type Place = Readonly<Record<(typeof customerFilterNames)[number] | 'sort', string>>;

export interface StaffCustomersData {
  readonly found: OutputOf<typeof careEndpoints.find>;
  readonly place: Place;
  readonly isBeginning: boolean;
}
