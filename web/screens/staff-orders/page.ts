import { fulfilmentEndpoints } from '../../../contract/orders/shipments.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import type { StaffOrdersData } from './staff-orders-data.ts';
import StaffOrdersScreen from './staff-orders-screen.tsx';

export default defineStaffPage<StaffOrdersData>({
  title: 'Orders',
  permission: 'orders.fulfil',
  load: async ({ client, url }) => {
    const typed = url.searchParams.get('q')?.trim() ?? '';
    const found = await client.call(fulfilmentEndpoints.list, { q: typed });
    return found.ok ? data({ ...found.data, typed }) : failed(found.statusCode, found.message);
  },
  Screen: StaffOrdersScreen,
});
