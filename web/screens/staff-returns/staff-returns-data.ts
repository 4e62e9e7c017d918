import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { ReturnState } from '../../../contract/returns/returns.ts';
import type { staffReturnEndpoints } from '../../../contract/staff/orders/staff-returns.ts';

export type StaffReturnsData = OutputOf<typeof staffReturnEndpoints.list> & {
  readonly typed: string;
  readonly state: ReturnState | '';
  readonly show: 'open' | 'ended';
};
