import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { webhookSubscriptionEndpoints } from '../../../contract/staff/webhooks.ts';
import type { TypedWebhook } from '../../features/staff/webhooks/webhook-fields.tsx';

export interface StaffWebhooksData {
  readonly listed: OutputOf<typeof webhookSubscriptionEndpoints.list>;
  /** A new webhook's secret, shown once. */
  readonly secret: string | null;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly typed: TypedWebhook;
}
