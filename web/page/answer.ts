import { messageForStatus } from '../../contract/api/problems.ts';
import type { CachePolicy, PageChannel } from './page.ts';

/** A finished response. `keep` says how long and under which tags it may be shared; null: never. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly keep: Keep | null;
}

/** Seconds fresh, seconds served stale while a new one is rendered, and purge tags. */
export interface Keep {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly tags: readonly string[];
}

/** Crawlers request missing pages again and again: cached briefly. */
export const keptMiss: Keep = { maxAge: 10, staleWhileRevalidate: 0, tags: [] };

/** Who asks, and for what. */
export interface Asked {
  /** `data`: the page's data as JSON, for soft navigation. */
  readonly as: 'document' | 'data';
  readonly channel: PageChannel;
}

/** A response header that names a page's tags to a CDN; Fastly reads the first, Cloudflare the second. */
export type TagHeader = 'surrogate-key' | 'cache-tag';

const separators: Readonly<Record<TagHeader, string>> = { 'surrogate-key': ' ', 'cache-tag': ',' };

/** Printable ASCII without blanks and commas; a missing page's tag can contain any requested path. */
const writable = /^[\x21-\x2b\x2d-\x7e]+$/;
/** Characters of all tags together; proxies limit an answer's headers to 4 or 8 KB. */
const maxCharacters = 1200;

/**
 * Headers that say who may store an answer. Browsers revalidate each time (a new price shows at once). Shared caches may serve a website's documents
 * as long as the shop's own cache does; not the data and the app's pages under the same address, since many tell neither apart, and no page whose tags
 * a CDN cannot be told.
 */
export function cacheHeaders(keep: Keep | null, { as, channel }: Asked, tagHeaders: readonly TagHeader[]): Record<string, string> {
  if (!keep) return { 'cache-control': 'private, no-store' };
  const named = tagHeaders.length > 0 ? keep.tags : [];
  const canName = named.every((tag) => writable.test(tag)) && named.join().length <= maxCharacters;
  if (as === 'data' || channel !== 'website' || !canName) return { 'cache-control': 'private, no-cache' };
  const stale = keep.staleWhileRevalidate > 0 ? `, stale-while-revalidate=${keep.staleWhileRevalidate}` : '';
  return {
    'cache-control': `public, max-age=0, s-maxage=${keep.maxAge}${stale}`,
    ...(named.length > 0 && Object.fromEntries(tagHeaders.map((name) => [name, named.join(separators[name])]))),
  };
}

/** A page's policy for one load. */
export function keepBy<Data>(policy: CachePolicy<Data>, data: Data, shellTags: readonly string[]): Keep | null {
  if (policy === 'none') return null;
  const { maxAge, staleWhileRevalidate } = policy;
  return { maxAge, staleWhileRevalidate, tags: [...policy.tags(data), ...shellTags] };
}

const nothing = Buffer.alloc(0);

/** Browsers may cache permanent redirects for a few minutes only, so that a later change reaches them. */
export function redirectAnswer(location: string, status: number): Answer {
  const lasting = status === 301 || status === 308;
  return { status, headers: { location, 'cache-control': lasting ? 'public, max-age=300' : 'no-store' }, body: nothing, keep: null };
}

/** Spec §8's body, for a page requested as JSON. */
export function failureJson(status: number, message: string | null): string {
  return JSON.stringify({ statusCode: status, message: message ?? messageForStatus(status), ok: false });
}
