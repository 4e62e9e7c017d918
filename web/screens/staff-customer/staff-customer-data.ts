import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { careEndpoints } from '../../../contract/staff/care/care.ts';

export interface StaffCustomerData {
  readonly customer: OutputOf<typeof careEndpoints.getCustomer>;
  readonly done: string | null;
}
