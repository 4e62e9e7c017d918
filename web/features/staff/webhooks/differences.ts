import { isWebhookKind } from '../../../../contract/staff/webhooks.ts';
import type { TypedWebhook } from './webhook-fields.tsx';
import { kindNames } from './words.ts';

/** A webhook as its form has it. */
export interface WebhookForm extends TypedWebhook {
  readonly enabled: boolean;
}

const eventsOf = ({ kinds }: WebhookForm) =>
  kinds
    .map((kind) => (isWebhookKind(kind) ? kindNames[kind] : kind))
    .sort()
    .join('; ');

/** Fields in which a form differs from what is saved. */
export function differences(typed: WebhookForm, saved: WebhookForm): { field: string; yours: string; saved: string }[] {
  const row = (field: string, read: (form: WebhookForm) => string) => ({ field, yours: read(typed), saved: read(saved) });
  return [
    row('Address', ({ url }) => url),
    row('Events', eventsOf),
    row('Send events to this address', ({ enabled }) => (enabled ? 'Yes' : 'No')),
  ].filter(({ yours, saved: theirs }) => yours !== theirs);
}
