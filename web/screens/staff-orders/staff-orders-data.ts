import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { orderFilterNames, staffOrderEndpoints } from '../../../contract/staff/orders/staff-orders.ts';

/** Filters and order as in the URL; empty where they are not set. */
export type Place = Readonly<Record<(typeof orderFilterNames)[number] | 'sort', string>>;

export interface StaffOrdersData {
  readonly listed: OutputOf<typeof staffOrderEndpoints.list>;
  readonly place: Place;
  /** Where the page begins, for the list's own links. */
  readonly isBeginning: boolean;
  readonly mayExport: boolean;
  readonly mayPack: boolean;
}
