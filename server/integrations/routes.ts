import { webhookSubscriptionEndpoints as at } from '../../contract/staff/webhooks.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { requireStaff } from '../staff/index.ts';
import * as operations from './operations.ts';
import type { IntegrationParts } from './sending.ts';

const ok = { ok: true } as const;

export function mountIntegrations(api: Api, parts: IntegrationParts): void {
  const db = parts.database.read;
  const by = async (call: Call): Promise<operations.By> => ({ by: await requireStaff(db, call, 'integrations.manage'), now: call.now });
  api.bind(at.list, async ({ page }, call) => {
    await by(call);
    return operations.listWebhooks(db, page, call.now);
  });
  api.bind(at.get, async ({ webhookId, page }, call) => {
    await by(call);
    return operations.showWebhook(db, webhookId, page, call.now);
  });
  api.bind(at.create, async (given, call) => operations.createWebhook(parts, given, await by(call)));
  api.bind(at.save, async ({ webhookId, ...given }, call) => {
    await operations.changeWebhook(parts, webhookId, given, await by(call));
    return ok;
  });
  api.bind(at.rotate, async ({ webhookId, former }, call) => operations.rotateSecret(parts, webhookId, former, await by(call)));
  api.bind(at.remove, async ({ webhookId }, call) => {
    await operations.removeWebhook(parts, webhookId, await by(call));
    return ok;
  });
  api.bind(at.test, async ({ webhookId }, call) => {
    await operations.testWebhook(parts, webhookId, await by(call));
    return ok;
  });
  api.bind(at.resend, async ({ webhookId, deliveryId }, call) => {
    await operations.resendDelivery(parts, webhookId, deliveryId, await by(call));
    return ok;
  });
  api.bind(at.resendFailed, async ({ webhookId }, call) => {
    await operations.resendFailed(parts, webhookId, await by(call));
    return ok;
  });
}
