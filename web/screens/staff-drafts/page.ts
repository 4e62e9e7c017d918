import type { Failure } from '../../../contract/api/client.ts';
import { draftEndpoints, draftStateNames } from '../../../contract/staff/orders/drafts.ts';
import { filtersIn, isId, oneOf } from '../../features/staff/list-place.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffDraft, staffDrafts } from '../../staff-routes.ts';
import type { StaffDraftsData } from './staff-drafts-data.ts';
import StaffDraftsScreen from './staff-drafts-screen.tsx';

const flashes = { deleted: 'Draft deleted.' };

/** The URL's valid values; anything else is ignored. */
function placeOf(url: URL): StaffDraftsData['place'] {
  const typed = filtersIn(url, 200);
  return { q: typed('q'), state: typed('state', oneOf(Object.keys(draftStateNames))), staff: typed('staff', isId) };
}

async function show({ client, url, flash }: PageRequest, failure: Failure | null = null): Promise<Loaded<StaffDraftsData>> {
  const place = placeOf(url);
  const listed = await client.call(draftEndpoints.list, {
    q: place.q,
    ...(place.state && { state: place.state as keyof typeof draftStateNames }),
    ...(place.staff && { staff: place.staff }),
    page: pageNumber(url),
  });
  if (!listed.ok) return unopened(listed);
  return data({ listed: listed.data, place, done: flash, message: failure?.message ?? null }, statusOf(failure));
}

export default defineStaffPage<StaffDraftsData>({
  title: 'Draft orders',
  permission: 'orders.draft',
  views: { list: 'drafts', addressOf: (url, done) => staffDrafts({ ...placeOf(url), done }) },
  flashes,
  load: (request) => show(request),
  Screen: StaffDraftsScreen,
  actions: {
    create: async (form, request) => {
      const customerId = form.get('customerId') ?? '';
      const created = await request.client.call(draftEndpoints.create, { customerId: isId(customerId) ? Number(customerId) : null });
      return created.ok ? redirect(staffDraft({ draftId: created.data.draftId }), 303) : show(request, created);
    },
  },
});
