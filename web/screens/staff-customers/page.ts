import { careEndpoints } from '../../../contract/staff/care.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import type { StaffCustomersData } from './staff-customers-data.ts';
import StaffCustomersScreen from './staff-customers-screen.tsx';

export default defineStaffPage<StaffCustomersData>({
  title: 'Customers',
  permission: 'customers.read',
  load: async ({ client, url }) => {
    const typed = url.searchParams.get('q')?.trim() ?? '';
    if (typed === '') return data({ typed, found: null });
    const found = await client.call(careEndpoints.find, { q: typed });
    return found.ok ? data({ typed, found: found.data }) : failed(found.statusCode, found.message);
  },
  Screen: StaffCustomersScreen,
});
