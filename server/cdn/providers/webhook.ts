import { randomUUID } from 'node:crypto';
import type { CdnConfig } from '../../platform/config/cdn-config.ts';
import { signWebhook } from '../../platform/webhook-signature.ts';
import type { Cdn } from '../provider.ts';
import { post } from './post.ts';

/** Any other CDN: a webhook in the form of the shop's outgoing ones (docs/how-to/webhooks.md), with the tags as data. */
export const webhook = ({ url, token }: CdnConfig): Cdn => ({
  atOnce: 1000,
  purge: async (tags, now) => {
    const id = randomUUID();
    const body = JSON.stringify({ id, version: 1, kind: 'pages.purged', at: now.toISOString(), data: { tags } });
    await post(
      url,
      { 'user-agent': 'Mantel webhooks', 'webhook-id': id, 'webhook-signature': signWebhook(Buffer.from(body), token, now) },
      body,
    );
  },
});
