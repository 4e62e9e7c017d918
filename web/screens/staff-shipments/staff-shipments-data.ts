import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { shipmentFilterNames, staffShipmentEndpoints } from '../../../contract/staff/orders/staff-shipments.ts';

/** Filters as in the URL; empty where they are not set. */
export type Place = Readonly<Record<(typeof shipmentFilterNames)[number], string>>;

export interface StaffShipmentsData {
  readonly listed: OutputOf<typeof staffShipmentEndpoints.list>;
  readonly place: Place;
  readonly isBeginning: boolean;
}
