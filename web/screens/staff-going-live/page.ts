import { readinessEndpoints } from '../../../contract/readiness/readiness.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, unopened } from '../../page/page.ts';
import type { StaffGoingLiveData } from './staff-going-live-data.ts';
import StaffGoingLiveScreen from './staff-going-live-screen.tsx';

export default defineStaffPage<StaffGoingLiveData>({
  title: 'Going live',
  permission: 'staff.manage',
  load: async ({ client }) => {
    const found = await client.call(readinessEndpoints.list, {});
    return found.ok ? data({ checks: found.data.checks }) : unopened(found);
  },
  Screen: StaffGoingLiveScreen,
});
