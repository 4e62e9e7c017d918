import type { Failure } from '../../../contract/api/client.ts';
import { staffEmailEndpoints } from '../../../contract/staff/care/staff-emails.ts';
import { statusOf } from '../../features/account/sign-in-first.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, type Loaded, type PageRequest, redirect } from '../../page/page.ts';
import { staffEmails } from '../../staff-routes.ts';
import type { StaffEmailsData } from './staff-emails-data.ts';
import StaffEmailsScreen from './staff-emails-screen.tsx';

async function show({ client, url }: PageRequest, failure: Failure | null = null): Promise<Loaded<StaffEmailsData>> {
  const listed = await client.call(staffEmailEndpoints.listUnsent, { page: pageNumber(url) });
  if (!listed.ok) return failed(listed.statusCode, listed.message);
  const isSentAgain = failure === null && url.searchParams.get('done') === 'sent';
  return data({ listed: listed.data, isSentAgain, message: failure?.message ?? null }, statusOf(failure));
}

export default defineStaffPage<StaffEmailsData>({
  title: 'Unsent emails',
  permission: 'orders.edit',
  load: (request) => show(request),
  Screen: StaffEmailsScreen,
  actions: {
    send: async (form, request) => {
      const result = await request.client.call(staffEmailEndpoints.sendAgain, { mailId: form.get('mailId') ?? '' });
      const page = Number(pageNumber(request.url) ?? 1);
      return result.ok ? redirect(staffEmails({ page, done: 'sent' }), 303) : show(request, result);
    },
  },
});
