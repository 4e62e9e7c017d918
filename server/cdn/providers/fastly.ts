import type { CdnConfig } from '../../platform/config/cdn-config.ts';
import type { Cdn } from '../provider.ts';
import { post } from './post.ts';

/** Fastly's batch purge by surrogate keys (https://www.fastly.com/documentation/reference/api/purging/). The token needs the scope `purge_select`. */
export const fastly = ({ url, id, token }: CdnConfig): Cdn => ({
  atOnce: 256,
  purge: async (tags) => {
    await post(`${url}/service/${id}/purge`, { 'fastly-key': token, 'surrogate-key': tags.join(' ') });
  },
});
