import { z } from 'zod';
import type { CdnConfig } from '../../platform/config/cdn-config.ts';
import type { Cdn } from '../provider.ts';
import { post } from './post.ts';

const answer = z.object({ success: z.literal(true) });

/** Cloudflare's purge by cache tags (https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/). The token needs Zone, Cache Purge. */
export const cloudflare = ({ url, id, token }: CdnConfig): Cdn => ({
  atOnce: 100,
  purge: async (tags) => {
    const said = await post(`${url}/client/v4/zones/${id}/purge_cache`, { authorization: `Bearer ${token}` }, JSON.stringify({ tags }));
    if (!answer.safeParse(JSON.parse(said)).success) throw new Error(`the CDN refused: ${said.slice(0, 300)}`);
  },
});
