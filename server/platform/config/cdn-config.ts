import type { Environment } from './environment.ts';

/** A response header that names a page's purge tags. */
export type TagHeader = 'surrogate-key' | 'cache-tag';

/** The CDN in front of the shop, and how pages are purged there. */
export interface CdnConfig {
  readonly kind: 'webhook' | 'fastly' | 'cloudflare';
  /** The webhook's address, or the vendor's API without a trailing slash. */
  readonly url: string;
  /** Fastly's service or Cloudflare's zone; empty for a webhook. */
  readonly id: string;
  /** Signs the webhook, or is the vendor's API token. */
  readonly token: string;
}

type Given = Pick<Environment, 'CDN_PURGE' | 'CDN_PURGE_URL' | 'CDN_PURGE_ID' | 'CDN_PURGE_TOKEN'>;

const homes = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com' } as const;

const headersBy: Readonly<Record<CdnConfig['kind'], readonly TagHeader[]>> = {
  webhook: ['surrogate-key', 'cache-tag'],
  fastly: ['surrogate-key'],
  cloudflare: ['cache-tag'],
};

/** Everything wrong with the settings for a CDN; never the token itself. */
export function cdnFaults(e: Given, production: boolean): string[] {
  const { CDN_PURGE: kind, CDN_PURGE_URL: url, CDN_PURGE_ID: id, CDN_PURGE_TOKEN: token } = e;
  if (!kind) return url || id || token ? ['CDN_PURGE: needed too, or leave out everything of the CDN'] : [];
  const faults = token ? [] : ['CDN_PURGE_TOKEN: needed too'];
  if (kind === 'webhook' && !url) faults.push('CDN_PURGE_URL: needs the address of the webhook');
  if (kind !== 'webhook' && !id) faults.push(`CDN_PURGE_ID: needs the ${kind === 'fastly' ? 'service' : 'zone'}’s id`);
  // A webhook gets a signature only, a vendor's API the token.
  if (kind !== 'webhook' && production && url && !url.startsWith('https://'))
    faults.push('CDN_PURGE_URL: needs https://, since the token is sent there');
  return faults;
}

/** Null without a CDN. */
export function cdnOf(e: Given): CdnConfig | null {
  const { CDN_PURGE: kind, CDN_PURGE_URL: url, CDN_PURGE_ID: id = '', CDN_PURGE_TOKEN: token } = e;
  if (!kind || !token) return null;
  if (kind === 'webhook') return url ? { kind, url, id, token } : null;
  return { kind, url: (url ?? homes[kind]).replace(/\/$/, ''), id, token };
}

/** The headers by which a CDN learns a page's tags: its own one, and both where the receiver of the webhook translates. */
export function tagHeadersOf(cdn: Pick<CdnConfig, 'kind'> | null): readonly TagHeader[] {
  return cdn ? headersBy[cdn.kind] : [];
}
