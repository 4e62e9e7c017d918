import type { Result } from '../../../contract/api/client.ts';
import { webhookSubscriptionEndpoints as calls } from '../../../contract/staff/webhooks.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { differences } from '../../features/staff/webhooks/differences.ts';
import { readWebhook } from '../../features/staff/webhooks/read-webhook.ts';
import { data, type FormState, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffWebhook, staffWebhooks } from '../../staff-routes.ts';
import type { StaffWebhookData } from './staff-webhook-data.ts';
import StaffWebhookScreen from './staff-webhook-screen.tsx';

const flashes = {
  saved: 'Webhook saved.',
  tested: 'A test event will be sent within a minute.',
  resent: 'The event will be sent again within a minute.',
  allResent: 'Failed events will be sent again, within a minute while the webhook is on.',
};

interface Submitted extends FormState {
  readonly secret?: string;
}

const idOf = ({ params }: PageRequest): number => Number(params.webhookId);

async function show(request: PageRequest, { failure, form, secret }: Submitted = {}): Promise<Loaded<StaffWebhookData>> {
  const { client, url, flash } = request;
  const opened = await client.call(calls.get, { webhookId: idOf(request), page: pageNumber(url) });
  if (!opened.ok) return unopened(opened);
  const { webhook } = opened.data;
  const saved = { url: webhook.url, kinds: webhook.kinds, enabled: webhook.state !== 'disabled' };
  const typed = form && { ...readWebhook(form), enabled: form.has('enabled') };
  return data(
    {
      opened: opened.data,
      secret: secret ?? null,
      typed: typed ?? saved,
      conflict: typed && failure?.code === 'webhook_changed' ? differences(typed, saved) : null,
      done: flash,
      ...faultsOf({ failure }),
    },
    statusOf(failure),
  );
}

const told = (done: string, attempt: (form: URLSearchParams, request: PageRequest) => Promise<Result<unknown>>) => {
  return async (form: URLSearchParams, request: PageRequest): Promise<Loaded<StaffWebhookData>> => {
    const result = await attempt(form, request);
    return result.ok
      ? redirect(staffWebhook({ webhookId: idOf(request) }, { done }), 303)
      : show(request, { failure: result, ...(done === 'saved' && { form }) });
  };
};

export default defineStaffPage<StaffWebhookData>({
  title: 'Webhook',
  permission: 'integrations.manage',
  flashes,
  load: (request) => show(request),
  Screen: StaffWebhookScreen,
  actions: {
    save: told('saved', (form, request) =>
      request.client.call(calls.save, {
        webhookId: idOf(request),
        ...readWebhook(form),
        enabled: form.has('enabled'),
        basedOn: form.get('basedOn') ?? undefined,
      }),
    ),
    test: told('tested', (_form, request) => request.client.call(calls.test, { webhookId: idOf(request) })),
    resend: told('resent', (form, request) =>
      request.client.call(calls.resend, { webhookId: idOf(request), deliveryId: form.get('deliveryId') ?? '' }),
    ),
    resendFailed: told('allResent', (_form, request) => request.client.call(calls.resendFailed, { webhookId: idOf(request) })),
    rotate: async (form, request) => {
      const former = form.get('former') === 'ends' ? 'ends' : 'overlaps';
      const result = await request.client.call(calls.rotate, { webhookId: idOf(request), former });
      return show(request, result.ok ? { secret: result.data.secret } : { failure: result });
    },
    remove: async (_form, request) => {
      const result = await request.client.call(calls.remove, { webhookId: idOf(request) });
      return result.ok ? redirect(staffWebhooks({ done: 'deleted' }), 303) : show(request, { failure: result });
    },
  },
});
