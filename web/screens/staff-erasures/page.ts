import { personalDataEndpoints } from '../../../contract/staff/care/personal-data.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, unopened } from '../../page/page.ts';
import type { StaffErasuresData } from './staff-erasures-data.ts';
import StaffErasuresScreen from './staff-erasures-screen.tsx';

export default defineStaffPage<StaffErasuresData>({
  title: 'Erased customers',
  permission: 'customers.privacy',
  flashes: { erased: 'Customer erased.' },
  load: async ({ client, url, flash }) => {
    const email = (url.searchParams.get('email') ?? '').trim().slice(0, 255);
    const log = await client.call(personalDataEndpoints.listErasures, { email, page: pageNumber(url, 'page', 100_000) });
    if (!log.ok) return unopened(log);
    return data({ log: log.data, email, done: flash });
  },
  Screen: StaffErasuresScreen,
});
