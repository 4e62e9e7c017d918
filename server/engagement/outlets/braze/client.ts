import type { BrazeConfig } from '../../../platform/config/vendors-config.ts';
import { toVendor } from '../../../platform/http/to-vendor.ts';
import { RefusedError } from '../outlet.ts';

/**
 * One call of the REST API: bearer key, JSON both ways, 201 on success. Throws `RefusedError` for permanent failures (400 and the like), and an
 * ordinary error for transient ones: silence, a wrong key, rate limits, server errors.
 */
export async function post({ url, apiKey, timeoutMs }: BrazeConfig, path: string, body: object): Promise<void> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', accept: 'application/json', ...toVendor },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  const said = await response.text();
  if (response.ok) return;
  const message = `Braze answered ${response.status} to ${path}: ${said.slice(0, 300)}`;
  const passes = response.status >= 500 || [401, 403, 408, 429].includes(response.status);
  throw passes ? new Error(message) : new RefusedError(message);
}
