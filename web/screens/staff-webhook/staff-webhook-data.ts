import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { webhookSubscriptionEndpoints } from '../../../contract/staff/webhooks.ts';
import type { differences, WebhookForm } from '../../features/staff/webhooks/differences.ts';

export interface StaffWebhookData {
  readonly opened: OutputOf<typeof webhookSubscriptionEndpoints.get>;
  /** A new secret, shown once. */
  readonly secret: string | null;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly typed: WebhookForm;
  /** Differences from what somebody else has saved meanwhile; null without a conflict. */
  readonly conflict: ReturnType<typeof differences> | null;
}
