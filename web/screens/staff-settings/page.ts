import { restrictionEndpoints } from '../../../contract/settings/restrictions.ts';
import { counted } from '../../features/staff/counted.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import { staffRestrictedCodes } from '../../staff-routes.ts';
import type { StaffSettingsData } from './staff-settings-data.ts';
import StaffSettingsScreen from './staff-settings-screen.tsx';

export default defineStaffPage<StaffSettingsData>({
  title: 'Settings',
  permission: 'settings.edit',
  load: async ({ client }) => {
    const restrictions = await client.call(restrictionEndpoints.list, {});
    if (!restrictions.ok) return failed(restrictions.statusCode, restrictions.message);
    const codes = restrictions.data.total + restrictions.data.configured.length;
    return data({
      subjects: [
        {
          title: 'Restricted postal codes',
          href: staffRestrictedCodes(),
          state: codes === 0 ? 'None besides the US territories' : `${counted(codes, 'code')}, and the US territories`,
        },
      ],
    });
  },
  Screen: StaffSettingsScreen,
});
