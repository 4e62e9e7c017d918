import { toVendor } from '../../platform/http/to-vendor.ts';

const limitMs = 5000;

/** Posts to the CDN and returns its answer. Throws for silence, redirects and every status but a success. */
export async function post(url: string, headers: Readonly<Record<string, string>>, body?: string): Promise<string> {
  const answered = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers, ...toVendor },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(limitMs),
    redirect: 'error',
  });
  const said = await answered.text();
  if (!answered.ok) throw new Error(`the CDN answered ${answered.status}: ${said.slice(0, 300)}`);
  return said;
}
