import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { staffPackingEndpoints } from '../../../contract/staff/orders/staff-packing.ts';

type Packing = typeof staffPackingEndpoints;

export type ShipOrdersData = OutputOf<Packing['orders']> & {
  /** The list that the orders were chosen from. */
  readonly back: string;
  /** Where the form is sent: this page. */
  readonly here: string;
  /** Id of the batch, so that a form sent twice ships once. */
  readonly batchUuid: string;
  /** The results of the submitted orders; null before submission. */
  readonly results: OutputOf<Packing['ship']>['results'] | null;
  readonly carrier: string;
  /** The typed tracking numbers by order number. */
  readonly typed: Readonly<Record<string, string>>;
  /** Orders whose box was cleared. */
  readonly skipped: readonly string[];
  readonly message: string | null;
};
