import { restrictionEndpoints } from '../../../contract/settings/restrictions.ts';
import { taxEndpoints } from '../../../contract/settings/taxes.ts';
import { counted } from '../../features/staff/counted.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed } from '../../page/page.ts';
import { staffRestrictedCodes, staffTaxes } from '../../staff-routes.ts';
import type { StaffSettingsData } from './staff-settings-data.ts';
import StaffSettingsScreen from './staff-settings-screen.tsx';

export default defineStaffPage<StaffSettingsData>({
  title: 'Settings',
  permission: 'settings.edit',
  load: async ({ client }) => {
    const [restrictions, taxes] = await Promise.all([client.call(restrictionEndpoints.list, {}), client.call(taxEndpoints.list, {})]);
    if (!restrictions.ok) return failed(restrictions.statusCode, restrictions.message);
    if (!taxes.ok) return failed(taxes.statusCode, taxes.message);
    const codes = restrictions.data.total + restrictions.data.configured.length;
    const ownRegions = taxes.data.regions.filter(({ isOwn }) => isOwn).length;
    return data({
      subjects: [
        {
          title: 'Restricted postal codes',
          href: staffRestrictedCodes(),
          state: codes === 0 ? 'None besides the US territories' : `${counted(codes, 'code')}, and the US territories`,
        },
        {
          title: 'Taxes',
          href: staffTaxes(),
          state: `${ownRegions === 0 ? 'Built-in rates of states and provinces' : `${counted(ownRegions, 'state or provincial rate')} set here, the others built in`}${
            taxes.data.total === 0 ? '; none of counties and cities' : `; ${counted(taxes.data.total, 'rate')} of postal codes`
          }`,
        },
      ],
    });
  },
  Screen: StaffSettingsScreen,
});
