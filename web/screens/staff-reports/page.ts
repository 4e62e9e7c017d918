import type { Failure, Result } from '../../../contract/api/client.ts';
import { catalogEndpoints } from '../../../contract/catalog/catalog.ts';
import { figureEndpoints, stockShown } from '../../../contract/figures/figures.ts';
import { payoutEndpoints } from '../../../contract/figures/payouts.ts';
import { salesBy, salesReportEndpoints } from '../../../contract/staff/orders/sales-reports.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { dayIn } from '../../features/staff/charts/days.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage, type Me } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect, refusedStatus } from '../../page/page.ts';
import { staffReports } from '../../staff-routes.ts';
import { otherReports, type ReportPlace, type StaffReportsData } from './staff-reports-data.ts';
import StaffReportsScreen from './staff-reports-screen.tsx';

function placeOf({ searchParams }: URL): ReportPlace {
  const by = searchParams.get('by');
  const show = searchParams.get('show');
  return {
    by: [...keysOf(salesBy), ...otherReports].find((one) => one === by) ?? 'day',
    from: dayIn(searchParams.get('from')),
    to: dayIn(searchParams.get('to')),
    brand: searchParams.get('brand') ?? '',
    show: keysOf(stockShown).find((one) => one === show) ?? 'all',
    department: (searchParams.get('department') ?? '').slice(0, 100),
    q: (searchParams.get('q') ?? '').trim().slice(0, 100),
  };
}

/** As the reports' endpoints have it. */
const maxPages = 100_000;

/** The pages of the lists beside the days of the payments. */
const listsAsked = (url: URL) => ({
  differencesPage: pageNumber(url, 'differences', maxPages),
  dismissedPage: pageNumber(url, 'dismissed', maxPages),
  faultsPage: pageNumber(url, 'faults', maxPages),
});

const flashes = {
  dismissed: 'Difference dismissed.',
  restored: 'Difference back on the list.',
  imported: 'Report imported.',
  removed: 'Payout removed.',
};

async function show(
  { client, url, flash }: PageRequest,
  me: Me,
  { refusedDismissal = null, refusedReport = null }: Partial<Pick<StaffReportsData, 'refusedDismissal' | 'refusedReport'>> = {},
): Promise<Loaded<StaffReportsData>> {
  const place = placeOf(url);
  const { by } = place;
  const range = { from: place.from || undefined, to: place.to || undefined, brand: place.brand || undefined };
  const page = pageNumber(url, 'page', maxPages);
  const shown: StaffReportsData = {
    place,
    sales: null,
    returns: null,
    searches: null,
    funnel: null,
    banners: null,
    stock: null,
    payments: null,
    payouts: null,
    departments: {},
    errors: {},
    editsSynonyms: me.permissions.includes('search.edit'),
    dismisses: me.permissions.includes('orders.refund'),
    done: flash,
    refusedDismissal,
    refusedReport,
  };
  const answered = <Report>(result: Result<Report>, add: (report: Report) => Partial<StaffReportsData>) =>
    result.ok ? data({ ...shown, ...add(result.data) }) : refused(shown, result);
  const departments = async () => {
    const menu = await client.call(catalogEndpoints.getMenu, {});
    return Object.fromEntries((menu.ok ? menu.data.departments : []).map(({ slug, title }) => [slug, title]));
  };
  switch (by) {
    case 'returns':
      return answered(await client.call(salesReportEndpoints.returns, range), (returns) => ({ returns }));
    case 'searches':
    case 'searches-without-results': {
      const asked = { show: by === 'searches' ? ('all' as const) : ('nothing' as const), ...range, page };
      return answered(await client.call(figureEndpoints.searches, asked), (searches) => ({ searches }));
    }
    case 'funnel':
      return answered(await client.call(figureEndpoints.funnel, range), (funnel) => ({ funnel }));
    case 'banners':
      return answered(await client.call(figureEndpoints.banners, { ...range, page }), (banners) => ({ banners }));
    case 'payments': {
      const asked = { from: range.from, to: range.to, page, ...listsAsked(url) };
      return answered(await client.call(figureEndpoints.payments, asked), (payments) => ({ payments }));
    }
    case 'payouts': {
      const asked = { from: range.from, to: range.to, page, differencesPage: pageNumber(url, 'differences', maxPages) };
      return answered(await client.call(payoutEndpoints.report, asked), (payouts) => ({ payouts }));
    }
    case 'stock': {
      const asked = { show: place.show, department: place.department || undefined, q: place.q || undefined, page };
      const [stock, titles] = await Promise.all([client.call(figureEndpoints.stock, asked), departments()]);
      return answered(stock, (report) => ({ stock: report, departments: titles }));
    }
    default:
      return answered(await client.call(salesReportEndpoints.sales, { by, ...range, page }), (sales) => ({ sales }));
  }
}

/** A range that cannot be reported keeps the form, with the reason at its field. */
const refused = (shown: StaffReportsData, { statusCode, message, fields }: Failure): Loaded<StaffReportsData> =>
  statusCode === 400 ? data({ ...shown, errors: fields ?? { to: message } }, refusedStatus) : failed(statusCode, message);

const backTo = ({ url }: PageRequest, done: string): string => {
  const { from, to } = placeOf(url);
  const { differencesPage, dismissedPage } = listsAsked(url);
  return staffReports({ by: 'payments', from, to, differences: differencesPage, dismissed: dismissedPage, done });
};

const payoutsAt = ({ url }: PageRequest, done: string): string => {
  const { from, to } = placeOf(url);
  return staffReports({ by: 'payouts', from, to, done });
};

export default defineStaffPage<StaffReportsData>({
  title: 'Reports',
  permission: 'reports.read',
  flashes,
  load: (request, me) => show(request, me),
  Screen: StaffReportsScreen,
  actions: {
    importPayouts: async (_form, request, me) => {
      const result = await request.client.call(payoutEndpoints.import, {});
      if (result.ok) return redirect(payoutsAt(request, 'imported'), 303);
      return show(request, me, { refusedReport: result.fields?.report ?? result.message });
    },
    removePayout: async (form, request, me) => {
      const result = await request.client.call(payoutEndpoints.remove, { payoutId: form.get('payoutId') ?? '' });
      if (result.ok) return redirect(payoutsAt(request, 'removed'), 303);
      return show(request, me, { refusedReport: result.message });
    },
    dismiss: async (form, request, me) => {
      const typed = form.get('reason') ?? '';
      const which = { provider: form.get('provider') ?? '', key: form.get('key') ?? '' };
      const result = await request.client.call(figureEndpoints.dismissDifference, { ...which, reason: typed });
      if (result.ok) return redirect(backTo(request, 'dismissed'), 303);
      return show(request, me, { refusedDismissal: { key: which.key, typed, message: result.fields?.reason ?? result.message } });
    },
    restore: async (form, request, me) => {
      const which = { provider: form.get('provider') ?? '', key: form.get('key') ?? '' };
      const result = await request.client.call(figureEndpoints.dismissDifference, { ...which, reason: null });
      if (result.ok) return redirect(backTo(request, 'restored'), 303);
      return show(request, me, { refusedDismissal: { key: which.key, typed: '', message: result.message } });
    },
  },
});
