import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { careEndpoints } from '../../../contract/staff/care/care.ts';

export type ShownCustomer = OutputOf<typeof careEndpoints.getCustomer>;

export interface StaffCustomerData {
  readonly customer: ShownCustomer;
  readonly done: string | null;
  /** A refused note with what was typed. */
  readonly note: { readonly typed: string; readonly error: string } | null;
}
