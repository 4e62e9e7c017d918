import type { Failure } from '../../../contract/api/client.ts';
import { draftEndpoints, draftStateNames } from '../../../contract/staff/orders/drafts.ts';
import { own } from '../../../contract/values/own.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { staffDraft } from '../../staff-routes.ts';
import type { StaffDraftsData } from './staff-drafts-data.ts';
import StaffDraftsScreen from './staff-drafts-screen.tsx';

const number = /^[1-9]\d{0,8}$/;

const doneWords: Readonly<Record<string, string>> = { deleted: 'Draft deleted.' };

async function show({ client, url }: PageRequest, failure: Failure | null = null): Promise<Loaded<StaffDraftsData>> {
  const typed = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 200);
  const place = {
    q: typed('q'),
    state: own(draftStateNames, typed('state')) ? typed('state') : '',
    staff: number.exec(typed('staff'))?.[0] ?? '',
  };
  const page = Number(number.exec(typed('page'))?.[0] ?? 1);
  const listed = await client.call(draftEndpoints.list, {
    q: place.q,
    ...(place.state && { state: place.state as keyof typeof draftStateNames }),
    ...(place.staff && { staff: place.staff }),
    page,
  });
  if (!listed.ok) return failed(listed.statusCode, listed.message);
  const done = failure ? null : (own(doneWords, typed('done')) ?? null);
  return data({ listed: listed.data, place, done, message: failure?.message ?? null }, statusOf(failure));
}

export default defineStaffPage<StaffDraftsData>({
  title: 'Draft orders',
  permission: 'orders.draft',
  load: (request) => show(request),
  Screen: StaffDraftsScreen,
  actions: {
    create: async (form, request) => {
      const customerId = Number(number.exec(form.get('customerId') ?? '')?.[0] ?? 0) || null;
      const created = await request.client.call(draftEndpoints.create, { customerId });
      return created.ok ? redirect(staffDraft({ draftId: created.data.draftId }), 303) : show(request, created);
    },
  },
});
