import { isWebhookKind } from '../../../../contract/staff/webhooks.ts';

/** A webhook's form as sent. */
export const readWebhook = (form: URLSearchParams) => ({ url: form.get('url') ?? '', kinds: form.getAll('kinds').filter(isWebhookKind) });

/** The number of a page of a list, from its address. */
export const pageNumber = (url: URL): string | undefined => /^[1-9]\d{0,3}$/.exec(url.searchParams.get('page') ?? '')?.[0];
