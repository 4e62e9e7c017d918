import { isWebhookKind } from '../../../../contract/staff/webhooks.ts';

/** A webhook's form as sent. */
export const readWebhook = (form: URLSearchParams) => ({ url: form.get('url') ?? '', kinds: form.getAll('kinds').filter(isWebhookKind) });
