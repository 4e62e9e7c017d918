import { messageForStatus } from '../../contract/api/problems.ts';
import type { CachePolicy } from './page.ts';

/** A finished response. `keep` says how long and under which tags everybody may get the same bytes; null: nobody else may. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly keep: Keep | null;
}

/** Seconds fresh, seconds served stale while a new one is made, and the names that purge it. */
export interface Keep {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly tags: readonly string[];
}

/** What is not there is asked for again and again by crawlers: kept for a moment, long before it could be missed. */
export const keptMiss: Keep = { maxAge: 10, staleWhileRevalidate: 0, tags: [] };

/** Browsers ask each time (a new price shows at once), shared caches may answer for a while. */
export function cacheControl(keep: Keep | null): string {
  if (!keep) return 'private, no-store';
  const stale = keep.staleWhileRevalidate > 0 ? `, stale-while-revalidate=${keep.staleWhileRevalidate}` : '';
  return `public, max-age=0, s-maxage=${keep.maxAge}${stale}`;
}

/** A page's own policy for one load of it. */
export function keepBy<Data>(policy: CachePolicy<Data>, data: Data, shellTags: readonly string[]): Keep | null {
  if (policy === 'none') return null;
  const { maxAge, staleWhileRevalidate } = policy;
  return { maxAge, staleWhileRevalidate, tags: [...policy.tags(data), ...shellTags] };
}

const nothing = Buffer.alloc(0);

/** Lasting moves may be remembered for a few minutes, so that a second change of mind is not locked in browsers. */
export function redirectAnswer(location: string, status: number): Answer {
  const lasting = status === 301 || status === 308;
  return { status, headers: { location, 'cache-control': lasting ? 'public, max-age=300' : 'no-store' }, body: nothing, keep: null };
}

/** Spec §8's body, for a page asked for as JSON. */
export function failureJson(status: number, message: string | null): string {
  return JSON.stringify({ statusCode: status, message: message ?? messageForStatus(status), ok: false });
}
