import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { OrderMoney, StaffTimelineEvent } from '../../../contract/orders/cancelling.ts';
import type { OrderToPack } from '../../../contract/orders/shipments.ts';
import type { careEndpoints } from '../../../contract/staff/care.ts';

import type { CancelData } from '../../features/orders/cancel-data.ts';

/** The typed fields of a refused parcel. */
export interface TypedParcel {
  readonly carrier: string;
  readonly trackingNumber: string;
}

export type StaffOrderData = OutputOf<typeof careEndpoints.getOrder> & {
  /** Null without the permission to ship. */
  readonly packing: OrderToPack | null;
  /** Id of the next parcel, so that a form sent twice ships once. */
  readonly nextShipment: string;
  readonly typed: TypedParcel | null;
  /** Null without the permission to cancel. */
  readonly cancelling: CancelData | null;
  /** Null while it is unavailable. */
  readonly timeline: { readonly events: readonly StaffTimelineEvent[]; readonly money: OrderMoney } | null;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
};
