import type { Failure } from '../../../contract/api/client.ts';
import { draftEndpoints, draftStateNames } from '../../../contract/staff/orders/drafts.ts';
import { own } from '../../../contract/values/own.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { staffDraft, staffDrafts } from '../../staff-routes.ts';
import type { StaffDraftsData } from './staff-drafts-data.ts';
import StaffDraftsScreen from './staff-drafts-screen.tsx';

const number = /^[1-9]\d{0,8}$/;

const doneWords: Readonly<Record<string, string>> = { deleted: 'Draft deleted.' };

const typedIn = ({ searchParams }: URL, name: string) => (searchParams.get(name) ?? '').trim().slice(0, 200);

/** The URL's valid values; anything else is ignored. */
const placeOf = (url: URL): StaffDraftsData['place'] => ({
  q: typedIn(url, 'q'),
  state: own(draftStateNames, typedIn(url, 'state')) ? typedIn(url, 'state') : '',
  staff: number.exec(typedIn(url, 'staff'))?.[0] ?? '',
});

async function show({ client, url }: PageRequest, failure: Failure | null = null): Promise<Loaded<StaffDraftsData>> {
  const place = placeOf(url);
  const page = Number(number.exec(typedIn(url, 'page'))?.[0] ?? 1);
  const listed = await client.call(draftEndpoints.list, {
    q: place.q,
    ...(place.state && { state: place.state as keyof typeof draftStateNames }),
    ...(place.staff && { staff: place.staff }),
    page,
  });
  if (!listed.ok) return failed(listed.statusCode, listed.message);
  const done = failure ? null : (own(doneWords, typedIn(url, 'done')) ?? null);
  return data({ listed: listed.data, place, done, message: failure?.message ?? null }, statusOf(failure));
}

export default defineStaffPage<StaffDraftsData>({
  title: 'Draft orders',
  permission: 'orders.draft',
  views: { list: 'drafts', addressOf: (url, done) => staffDrafts({ ...placeOf(url), done }) },
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
