import type { ReturnState } from '../../../contract/returns/returns.ts';
import { returnStateNames, staffReturnEndpoints } from '../../../contract/staff/orders/staff-returns.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, redirect, unopened } from '../../page/page.ts';
import { staffReturn, staffReturns } from '../../staff-routes.ts';
import type { StaffReturnsData } from './staff-returns-data.ts';
import StaffReturnsScreen from './staff-returns-screen.tsx';

const states = Object.keys(returnStateNames) as ReturnState[];

/** The URL's valid values; anything else is ignored. */
const placeOf = ({ searchParams }: URL) => ({
  show: searchParams.get('show') === 'ended' ? ('ended' as const) : ('' as const),
  state: states.find((state) => state === searchParams.get('state')) ?? ('' as const),
  q: (searchParams.get('q') ?? '').trim().slice(0, 200),
});

const lettersOf = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

export default defineStaffPage<StaffReturnsData>({
  title: 'Returns',
  permission: 'orders.returns',
  views: { list: 'returns', addressOf: (url, done) => staffReturns({ ...placeOf(url), done }) },
  load: async ({ client, url }) => {
    const { q: typed, show, state } = placeOf(url);
    const page = pageNumber(url);
    const found = await client.call(staffReturnEndpoints.list, { show: show || 'open', ...(state && { state }), q: typed, page });
    // A scanned label opens its case.
    const scanned = found.ok && found.data.returns.find(({ caseNumber }) => lettersOf(caseNumber) === lettersOf(typed));
    if (scanned) return redirect(staffReturn(scanned));
    return found.ok ? data({ ...found.data, typed, state, show: show || 'open' }) : unopened(found);
  },
  Screen: StaffReturnsScreen,
});
