import { flagStaffEndpoints } from '../../../contract/staff/staff-flags.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, unopened } from '../../page/page.ts';
import type { StaffFlagsData } from './staff-flags-data.ts';
import StaffFlagsScreen from './staff-flags-screen.tsx';

export default defineStaffPage<StaffFlagsData>({
  title: 'Features',
  permission: 'flags.edit',
  load: async ({ client }) => {
    const listed = await client.call(flagStaffEndpoints.list, {});
    return listed.ok ? data({ flags: listed.data.flags }) : unopened(listed);
  },
  Screen: StaffFlagsScreen,
});
