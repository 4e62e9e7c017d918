import { staffShipmentEndpoints } from '../../../contract/staff/orders/staff-shipments.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import { requireStaff } from '../../staff/index.ts';
import { listShipments } from './listing.ts';

/** The list of shipments for staff. */
export function bindShipmentDesk(api: Api, { database }: { readonly database: Database }): void {
  const db = database.read;
  api.bind(staffShipmentEndpoints.list, async (asked, call) => {
    await requireStaff(db, call, 'orders.read');
    return listShipments(db, asked, call.now);
  });
}
