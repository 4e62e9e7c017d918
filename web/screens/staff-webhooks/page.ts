import { webhookSubscriptionEndpoints } from '../../../contract/staff/webhooks.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { readWebhook } from '../../features/staff/webhooks/read-webhook.ts';
import { data, type FormState, faultsOf, type Loaded, type PageRequest, statusOf, unopened } from '../../page/page.ts';
import type { StaffWebhooksData } from './staff-webhooks-data.ts';
import StaffWebhooksScreen from './staff-webhooks-screen.tsx';

interface Submitted extends FormState {
  readonly secret?: string;
}

async function show({ client, url, flash }: PageRequest, { failure, form, secret }: Submitted = {}): Promise<Loaded<StaffWebhooksData>> {
  const listed = await client.call(webhookSubscriptionEndpoints.list, { page: pageNumber(url) });
  if (!listed.ok) return unopened(listed);
  return data(
    {
      listed: listed.data,
      secret: secret ?? null,
      typed: form ? readWebhook(form) : { url: '', kinds: [] },
      done: flash,
      ...faultsOf({ failure }),
    },
    statusOf(failure),
  );
}

export default defineStaffPage<StaffWebhooksData>({
  title: 'Webhooks',
  permission: 'integrations.manage',
  flashes: { deleted: 'Webhook deleted.' },
  load: (request) => show(request),
  Screen: StaffWebhooksScreen,
  actions: {
    create: async (form, request) => {
      const result = await request.client.call(webhookSubscriptionEndpoints.create, readWebhook(form));
      return show(request, result.ok ? { secret: result.data.secret } : { failure: result, form });
    },
  },
});
