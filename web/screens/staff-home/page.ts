import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import { figureEndpoints } from '../../../contract/figures/figures.ts';
import { staffPaymentEndpoints } from '../../../contract/payments/payments.ts';
import { readinessEndpoints } from '../../../contract/readiness/readiness.ts';
import { fulfilmentEndpoints } from '../../../contract/shipments/shipments.ts';
import { staffEmailEndpoints } from '../../../contract/staff/care/staff-emails.ts';
import { staffReviewEndpoints } from '../../../contract/staff/care/staff-reviews.ts';
import { maintenanceEndpoints } from '../../../contract/staff/maintenance.ts';
import { salesReportEndpoints } from '../../../contract/staff/orders/sales-reports.ts';
import { staffReturnEndpoints } from '../../../contract/staff/orders/staff-returns.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import { isIncomplete } from '../../features/staff/incomplete.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data } from '../../page/page.ts';
import type { Month, StaffHomeData } from './staff-home-data.ts';
import StaffHomeScreen from './staff-home-screen.tsx';

/** With today's sales as they are now: a report's are summed every few minutes. */
function monthOf({ from, to, lines, totals, before }: OutputOf<typeof salesReportEndpoints.sales>, now: number | null): Month {
  const days = new Map(lines.map(({ key, sales }) => [key, sales]));
  const summed = days.get(to) ?? 0;
  days.set(to, now ?? summed);
  return { from, to, days: [...days], sales: totals.sales - summed + (now ?? summed), before: before.sales };
}

export default defineStaffPage<StaffHomeData>({
  title: 'Overview',
  permission: null,
  load: async ({ client }, { permissions }) => {
    const figures = permissions.includes('reports.read');
    const parts = await Promise.all([
      permissions.includes('reviews.moderate') ? client.call(staffReviewEndpoints.list, { view: 'waiting' }) : null,
      permissions.includes('orders.fulfil') ? client.call(fulfilmentEndpoints.list, {}) : null,
      permissions.includes('orders.returns') ? client.call(staffReturnEndpoints.list, {}) : null,
      permissions.includes('orders.refund') ? client.call(staffPaymentEndpoints.listFailed, {}) : null,
      permissions.includes('orders.edit') ? client.call(staffEmailEndpoints.listUnsent, {}) : null,
      permissions.includes('staff.manage') ? client.call(staffEndpoints.listMembers, {}) : null,
      permissions.includes('maintenance.switch') ? client.call(maintenanceEndpoints.get, {}) : null,
      permissions.includes('content.edit') ? client.call(contentStaffEndpoints.list, {}) : null,
      figures ? client.call(salesReportEndpoints.today, {}) : null,
      figures ? client.call(salesReportEndpoints.sales, { by: 'day' }) : null,
      figures ? client.call(figureEndpoints.stock, { show: 'week' }) : null,
      permissions.includes('staff.manage') ? client.call(readinessEndpoints.listMissing, {}) : null,
    ]);
    const [reviews, orders, returns, payments, emails, members, maintenance, content, today, month, stock, missing] = parts;
    return data({
      isIncomplete: isIncomplete(parts),
      missing: missing?.ok ? missing.data.checks : [],
      today: today?.ok ? today.data : null,
      month: month?.ok ? monthOf(month.data, today?.ok ? today.data.today.sales : null) : null,
      runningLow: stock?.ok ? stock.data.total : null,
      reviews: reviews?.ok ? { waiting: reviews.data.waiting, reported: reviews.data.reported } : null,
      ordersWaiting: orders?.ok ? orders.data.waiting : null,
      returns: returns?.ok ? { open: returns.data.open, late: returns.data.late } : null,
      paymentsFailed: payments?.ok ? payments.data.total : null,
      emailsUnsent: emails?.ok ? emails.data.total : null,
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
