import { z } from 'zod';
import type { ContentstackConfig } from '../../../platform/config/vendors-config.ts';
import { toVendor } from '../../../platform/http/to-vendor.ts';

/** An entry of the delivery API: its own fields, and the editors' fields by uid. */
export type Entry = Readonly<Record<string, unknown>> & { readonly uid: string };

/** The delivery API failed or answered without entries. */
class ContentstackError extends Error {}

const answer = z.object({ entries: z.array(z.looseObject({ uid: z.string() })) });

/**
 * The first published entry of a content type with these field values; null when there is none. Uses the Content Delivery API (`GET
 * /v3/content_types/{uid}/entries`): key and token in headers, environment and query in the URL. Throws `ContentstackError`.
 */
export async function findEntry(
  config: ContentstackConfig,
  contentType: string,
  where: Readonly<Record<string, string>>,
): Promise<Entry | null> {
  const url = new URL(`${config.url}/v3/content_types/${contentType}/entries`);
  url.search = new URLSearchParams({
    environment: config.environment,
    query: JSON.stringify(where),
    include_dimension: 'true',
    limit: '1',
  }).toString();
  try {
    const response = await fetch(url, {
      headers: { api_key: config.apiKey, access_token: config.deliveryToken, accept: 'application/json', ...toVendor },
      signal: AbortSignal.timeout(config.timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`status ${response.status}: ${(await response.text()).slice(0, 300)}`);
    return answer.parse(await response.json()).entries[0] ?? null;
  } catch (error) {
    throw new ContentstackError(`${contentType} could not be fetched`, { cause: error });
  }
}
