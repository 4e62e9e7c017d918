import { carrierNames } from '../../../contract/orders/shipments.ts';
import { shipmentStateNames, staffShipmentEndpoints } from '../../../contract/staff/orders/staff-shipments.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import { staffShipments } from '../../staff-routes.ts';
import type { Place, StaffShipmentsData } from './staff-shipments-data.ts';
import StaffShipmentsScreen from './staff-shipments-screen.tsx';

const day = /^\d{4}-\d\d-\d\d$/;
const oneOf = (names: object) => new RegExp(`^(${Object.keys(names).join('|')})$`);

/** The URL's valid values; anything else is ignored. */
function placeOf({ searchParams }: URL): Place {
  const typed = (name: keyof Place, shape: RegExp) => {
    const value = (searchParams.get(name) ?? '').trim().slice(0, 60);
    const isDay = shape !== day || !Number.isNaN(Date.parse(value));
    return shape.test(value) && isDay ? value : '';
  };
  return {
    q: typed('q', /./),
    state: typed('state', oneOf(shipmentStateNames)),
    carrier: typed('carrier', oneOf(carrierNames)),
    from: typed('from', day),
    to: typed('to', day),
  };
}

export default defineStaffPage<StaffShipmentsData>({
  title: 'Shipments',
  permission: 'orders.read',
  views: { list: 'shipments', addressOf: (url, done) => staffShipments({ ...placeOf(url), done }) },
  load: async ({ client, url }) => {
    const place = placeOf(url);
    const cursor = (name: 'after' | 'before') => /^\d{1,15}\.[0-9a-f-]{36}$/.exec(url.searchParams.get(name) ?? '')?.[0];
    const beside = { after: cursor('after'), before: cursor('before') };
    const asked = Object.fromEntries([...Object.entries(place), ...Object.entries(beside)].filter(([, value]) => value));
    const listed = await client.call(staffShipmentEndpoints.list, asked);
    if (!listed.ok) return failed(listed.statusCode, listed.message);
    return data({ listed: listed.data, place, isBeginning: !beside.after && !beside.before });
  },
  Screen: StaffShipmentsScreen,
});
