import { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import { fulfilmentEndpoints } from '../../../contract/orders/shipments.ts';
import { staffPaymentEndpoints } from '../../../contract/paying/payments.ts';
import { staffReviewEndpoints } from '../../../contract/staff/care/staff-reviews.ts';
import { maintenanceEndpoints } from '../../../contract/staff/maintenance.ts';
import { salesReportEndpoints } from '../../../contract/staff/orders/sales-reports.ts';
import { staffReturnEndpoints } from '../../../contract/staff/orders/staff-returns.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data } from '../../page/page.ts';
import type { StaffHomeData } from './staff-home-data.ts';
import StaffHomeScreen from './staff-home-screen.tsx';

export default defineStaffPage<StaffHomeData>({
  title: 'Overview',
  permission: null,
  load: async ({ client }, { permissions }) => {
    const [reviews, orders, returns, payments, members, maintenance, content, sales] = await Promise.all([
      permissions.includes('reviews.moderate') ? client.call(staffReviewEndpoints.list, { view: 'waiting' }) : null,
      permissions.includes('orders.fulfil') ? client.call(fulfilmentEndpoints.list, {}) : null,
      permissions.includes('orders.returns') ? client.call(staffReturnEndpoints.list, {}) : null,
      permissions.includes('orders.refund') ? client.call(staffPaymentEndpoints.listFailed, {}) : null,
      permissions.includes('staff.manage') ? client.call(staffEndpoints.listMembers, {}) : null,
      permissions.includes('maintenance.switch') ? client.call(maintenanceEndpoints.get, {}) : null,
      permissions.includes('content.edit') ? client.call(contentStaffEndpoints.list, {}) : null,
      permissions.includes('reports.read') ? client.call(salesReportEndpoints.today, {}) : null,
    ]);
    return data({
      sales: sales?.ok ? sales.data : null,
      reviews: reviews?.ok ? { waiting: reviews.data.waiting, reported: reviews.data.reported } : null,
      ordersWaiting: orders?.ok ? orders.data.waiting : null,
      returns: returns?.ok ? { open: returns.data.open, late: returns.data.late } : null,
      paymentsFailed: payments?.ok ? payments.data.total : null,
      invited: members?.ok ? members.data.members.filter(({ status }) => status === 'invited').length : null,
      isClosed: maintenance?.ok ? maintenance.data.closure !== null : null,
      content: content?.ok
        ? {
            changed: content.data.documents.filter((one) => one.public !== one.latest).length,
            planned: content.data.documents.filter(({ planned }) => planned !== null).length,
          }
        : null,
    });
  },
  Screen: StaffHomeScreen,
});
