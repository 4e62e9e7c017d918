import { personalDataEndpoints } from '../../../contract/staff/care/personal-data.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import type { StaffErasuresData } from './staff-erasures-data.ts';
import StaffErasuresScreen from './staff-erasures-screen.tsx';

export default defineStaffPage<StaffErasuresData>({
  title: 'Erased customers',
  permission: 'customers.privacy',
  load: async ({ client, url }) => {
    const email = (url.searchParams.get('email') ?? '').trim().slice(0, 255);
    const log = await client.call(personalDataEndpoints.listErasures, { email, page: pageNumber(url, 'page', 100_000) });
    if (!log.ok) return failed(log.statusCode, log.message);
    const done = url.searchParams.get('done') === 'erased' ? 'Customer erased.' : null;
    return data({ log: log.data, email, done });
  },
  Screen: StaffErasuresScreen,
});
