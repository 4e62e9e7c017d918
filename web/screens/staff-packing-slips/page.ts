import { staffPackingEndpoints } from '../../../contract/staff/orders/staff-packing.ts';
import { backTo, chosenIn, chosenPlace } from '../../features/staff/packing/chosen.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, unopened } from '../../page/page.ts';
import { staffShipOrders } from '../../staff-routes.ts';
import type { PackingSlipsData } from './packing-slips-data.ts';
import StaffPackingSlipsScreen from './staff-packing-slips-screen.tsx';

export default defineStaffPage<PackingSlipsData>({
  title: 'Packing slips',
  permission: 'orders.fulfil',
  load: async ({ client, url }) => {
    const found = await client.call(staffPackingEndpoints.slips, chosenIn(url));
    if (!found.ok) return unopened(found);
    const orderNumbers = found.data.slips.map(({ orderNumber }) => orderNumber);
    return data({ ...found.data, back: backTo(url), next: staffShipOrders(chosenPlace(url, orderNumbers)) });
  },
  Screen: StaffPackingSlipsScreen,
});
