import type { Failure } from '../../../contract/api/client.ts';
import { catalogEndpoints } from '../../../contract/catalog/catalog.ts';
import { salesBy, salesReportEndpoints } from '../../../contract/staff/orders/sales-reports.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { dayIn } from '../../features/staff/charts/days.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest } from '../../page/page.ts';
import type { ReportPlace, StaffReportsData } from './staff-reports-data.ts';
import StaffReportsScreen from './staff-reports-screen.tsx';

function placeOf({ searchParams }: URL): ReportPlace {
  const by = searchParams.get('by');
  return {
    by: by === 'returns' ? by : (keysOf(salesBy).find((one) => one === by) ?? 'day'),
    from: dayIn(searchParams.get('from')),
    to: dayIn(searchParams.get('to')),
    brand: searchParams.get('brand') ?? '',
  };
}

async function show({ client, url }: PageRequest): Promise<Loaded<StaffReportsData>> {
  const place = placeOf(url);
  const range = { from: place.from || undefined, to: place.to || undefined, brand: place.brand || undefined };
  const shown = { place, sales: null, returns: null, departments: {}, errors: {} };
  const { by } = place;
  if (by === 'returns') {
    const returns = await client.call(salesReportEndpoints.returns, range);
    return returns.ok ? data({ ...shown, returns: returns.data }) : refused(shown, returns);
  }
  const page = Number(/^[1-9]\d{0,4}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1);
  const [sales, menu] = await Promise.all([
    client.call(salesReportEndpoints.sales, { by, ...range, page }),
    by === 'department' ? client.call(catalogEndpoints.getMenu, {}) : null,
  ]);
  if (!sales.ok) return refused(shown, sales);
  const departments = Object.fromEntries((menu?.ok ? menu.data.departments : []).map(({ slug, title }) => [slug, title]));
  return data({ ...shown, sales: sales.data, departments });
}

/** A range that cannot be reported keeps the form, with the reason at its field. */
const refused = (shown: StaffReportsData, { statusCode, message, fields }: Failure): Loaded<StaffReportsData> =>
  statusCode === 400 ? data({ ...shown, errors: fields ?? { to: message } }, 400) : failed(statusCode, message);

export default defineStaffPage<StaffReportsData>({
  title: 'Reports',
  permission: 'reports.read',
  load: (request) => show(request),
  Screen: StaffReportsScreen,
});
