import { careEndpoints } from '../../../contract/care.ts';
import { maintenanceEndpoints } from '../../../contract/maintenance.ts';
import { staffEndpoints } from '../../../contract/staff.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data } from '../../page/page.ts';
import StaffHomeScreen from './staff-home-screen.tsx';

/** What waits and how things stand; null where the role does not look, or it cannot be had. */
export interface StaffHomeData {
  readonly reviewsWaiting: number | null;
  readonly invited: number | null;
  readonly isClosed: boolean | null;
}

export default defineStaffPage<StaffHomeData>({
  title: 'Overview',
  permission: null,
  load: async ({ client }, { permissions }) => {
    const [reviews, members, maintenance] = await Promise.all([
      permissions.includes('reviews.moderate') ? client.call(careEndpoints.listReviews, {}) : null,
      permissions.includes('staff.manage') ? client.call(staffEndpoints.listMembers, {}) : null,
      permissions.includes('maintenance.switch') ? client.call(maintenanceEndpoints.get, {}) : null,
    ]);
    return data({
      reviewsWaiting: reviews?.ok ? reviews.data.reviews.length : null,
      invited: members?.ok ? members.data.members.filter(({ status }) => status === 'invited').length : null,
      isClosed: maintenance?.ok ? maintenance.data.closure !== null : null,
    });
  },
  Screen: StaffHomeScreen,
});
