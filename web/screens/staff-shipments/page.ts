import { carrierNames } from '../../../contract/shipments/shipments.ts';
import { shipmentStateNames, staffShipmentEndpoints } from '../../../contract/staff/orders/staff-shipments.ts';
import { isDay } from '../../../contract/values/days.rules.ts';
import { askedOf, besideIn, filtersIn, oneOf } from '../../features/staff/list-place.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, unopened } from '../../page/page.ts';
import { staffShipments } from '../../staff-routes.ts';
import type { Place, StaffShipmentsData } from './staff-shipments-data.ts';
import StaffShipmentsScreen from './staff-shipments-screen.tsx';

/** The URL's valid values; anything else is ignored. */
function placeOf(url: URL): Place {
  const typed = filtersIn(url, 60);
  return {
    q: typed('q'),
    state: typed('state', oneOf(Object.keys(shipmentStateNames))),
    carrier: typed('carrier', oneOf(Object.keys(carrierNames))),
    from: typed('from', isDay),
    to: typed('to', isDay),
  };
}

export default defineStaffPage<StaffShipmentsData>({
  title: 'Shipments',
  permission: 'orders.read',
  views: { list: 'shipments', addressOf: (url, done) => staffShipments({ ...placeOf(url), done }) },
  load: async ({ client, url }) => {
    const place = placeOf(url);
    const { beside, isBeginning } = besideIn(url, /^\d{1,15}\.[0-9a-f-]{36}$/);
    const listed = await client.call(staffShipmentEndpoints.list, askedOf({ ...place, ...beside }));
    if (!listed.ok) return unopened(listed);
    return data({ listed: listed.data, place, isBeginning });
  },
  Screen: StaffShipmentsScreen,
});
