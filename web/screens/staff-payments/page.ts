import type { Failure } from '../../../contract/api/client.ts';
import { movementKinds, staffPaymentEndpoints } from '../../../contract/payments/payments.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffPayments } from '../../staff-routes.ts';
import type { StaffPaymentsData } from './staff-payments-data.ts';
import StaffPaymentsScreen from './staff-payments-screen.tsx';

/** The URL's valid values; anything else is ignored. */
const kindOf = ({ searchParams }: URL) => movementKinds.find((kind) => kind === searchParams.get('kind')) ?? '';

async function show({ client, url, flash }: PageRequest, failure: Failure | null = null): Promise<Loaded<StaffPaymentsData>> {
  const kind = kindOf(url);
  const listed = await client.call(staffPaymentEndpoints.listFailed, { page: pageNumber(url), ...(kind && { kind }) });
  if (!listed.ok) return unopened(listed);
  return data({ listed: listed.data, kind, done: flash, message: failure?.message ?? null }, statusOf(failure));
}

export default defineStaffPage<StaffPaymentsData>({
  title: 'Failed payments',
  permission: 'orders.refund',
  views: { list: 'payments', addressOf: (url, done) => staffPayments({ kind: kindOf(url), done }) },
  flashes: { retried: 'Trying again. If it fails, it comes back to this list.' },
  load: (request) => show(request),
  Screen: StaffPaymentsScreen,
  actions: {
    retry: async (form, request) => {
      const result = await request.client.call(staffPaymentEndpoints.retry, { key: form.get('key') ?? '' });
      return result.ok ? redirect(staffPayments({ kind: kindOf(request.url), done: 'retried' }), 303) : show(request, result);
    },
  },
});
