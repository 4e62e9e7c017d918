import { staffReturnEndpoints } from '../../../contract/staff/orders/staff-returns.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import type { StaffReturnsData } from './staff-returns-data.ts';
import StaffReturnsScreen from './staff-returns-screen.tsx';

export default defineStaffPage<StaffReturnsData>({
  title: 'Returns',
  permission: 'orders.returns',
  load: async ({ client, url }) => {
    const typed = (url.searchParams.get('q') ?? '').trim().slice(0, 40);
    const show = url.searchParams.get('show') === 'ended' ? 'ended' : 'open';
    const found = await client.call(staffReturnEndpoints.list, { show, q: typed });
    return found.ok ? data({ ...found.data, typed, show }) : failed(found.statusCode, found.message);
  },
  Screen: StaffReturnsScreen,
});
