import { careEndpoints } from '../../../contract/care.ts';
import type { OutputOf } from '../../../contract/endpoint.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import StaffOrderScreen from './staff-order-screen.tsx';

export type StaffOrderData = OutputOf<typeof careEndpoints.getOrder>;

export default defineStaffPage<StaffOrderData>({
  title: 'Order',
  permission: 'orders.read',
  load: async ({ client, params }) => {
    const found = await client.call(careEndpoints.getOrder, { orderNumber: params.orderNumber ?? '' });
    return found.ok ? data(found.data) : failed(found.statusCode === 400 ? 404 : found.statusCode, found.message);
  },
  Screen: StaffOrderScreen,
});
