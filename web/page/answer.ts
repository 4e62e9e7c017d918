import { messageForStatus } from '../../contract/api/problems.ts';
import type { CachePolicy } from './page.ts';

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

/** Browsers revalidate each time (a new price shows at once); shared caches may serve it for a while. */
export function cacheControl(keep: Keep | null): string {
  if (!keep) return 'private, no-store';
  const stale = keep.staleWhileRevalidate > 0 ? `, stale-while-revalidate=${keep.staleWhileRevalidate}` : '';
  return `public, max-age=0, s-maxage=${keep.maxAge}${stale}`;
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
