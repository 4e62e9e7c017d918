import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { fulfilmentEndpoints } from '../../../contract/orders/shipments.ts';

export type StaffOrdersData = OutputOf<typeof fulfilmentEndpoints.list> & { readonly typed: string };
