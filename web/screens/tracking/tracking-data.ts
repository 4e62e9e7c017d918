import type { Tracking } from '../../../contract/shipments/tracking.ts';

export interface TrackingData {
  readonly tracking: Tracking;
  /** The order's page: in the account for customers, the confirmation for guests. */
  readonly orderUrl: string;
}
