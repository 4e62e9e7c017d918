import type { Failure } from '../../../contract/api/client.ts';
import { staffEmailEndpoints } from '../../../contract/staff/care/staff-emails.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffEmails } from '../../staff-routes.ts';
import type { StaffEmailsData } from './staff-emails-data.ts';
import StaffEmailsScreen from './staff-emails-screen.tsx';

const flashes = {
  sent: 'Sending again. If it fails, it comes back to this list.',
  dismissed: 'Email dismissed.',
};

async function show({ client, url, flash }: PageRequest, failure: Failure | null = null): Promise<Loaded<StaffEmailsData>> {
  const listed = await client.call(staffEmailEndpoints.listUnsent, { page: pageNumber(url) });
  if (!listed.ok) return unopened(listed);
  return data({ listed: listed.data, done: flash, message: failure?.message ?? null }, statusOf(failure));
}

/** Does what staff chose for an e-mail, and comes back to its page of the list. */
async function settle(
  request: PageRequest,
  done: string,
  endpoint: typeof staffEmailEndpoints.sendAgain | typeof staffEmailEndpoints.dismiss,
  form: URLSearchParams,
): Promise<Loaded<StaffEmailsData>> {
  const result = await request.client.call(endpoint, { mailId: form.get('mailId') ?? '' });
  return result.ok ? redirect(staffEmails({ page: pageNumber(request.url), done }), 303) : show(request, result);
}

export default defineStaffPage<StaffEmailsData>({
  title: 'Undelivered emails',
  permission: 'orders.edit',
  flashes,
  load: (request) => show(request),
  Screen: StaffEmailsScreen,
  actions: {
    send: (form, request) => settle(request, 'sent', staffEmailEndpoints.sendAgain, form),
    dismiss: (form, request) => settle(request, 'dismissed', staffEmailEndpoints.dismiss, form),
  },
});
