import { staffPackingEndpoints } from '../../../contract/staff/orders/staff-packing.ts';
import { backTo, chosenIn, chosenPlace } from '../../features/staff/packing/chosen.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, unopened } from '../../page/page.ts';
import { staffPackingSlips } from '../../staff-routes.ts';
import type { PickListData } from './pick-list-data.ts';
import StaffPickListScreen from './staff-pick-list-screen.tsx';

export default defineStaffPage<PickListData>({
  title: 'Pick list',
  permission: 'orders.fulfil',
  load: async ({ client, url }) => {
    const found = await client.call(staffPackingEndpoints.pickList, chosenIn(url));
    return found.ok
      ? data({ ...found.data, back: backTo(url), next: staffPackingSlips(chosenPlace(url, found.data.orderNumbers)) })
      : unopened(found);
  },
  Screen: StaffPickListScreen,
});
