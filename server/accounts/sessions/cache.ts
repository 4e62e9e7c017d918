import { onPurge } from '../../platform/purging.ts';
import type { Session } from './store.ts';

/** A session that is not purged is believed for so long; the bound on what a lost message can do. */
const believedMs = 30_000;
const mostRemembered = 10_000;

const remembered = new Map<string, { session: Session; until: number }>();
let epoch = 0;

/** Tags that end what is remembered: of one session, or of everything a customer has. */
export const sessionTag = (sessionId: number): string => `session:${sessionId}`;
export const customerTag = (customerId: number): string => `customer:${customerId}`;

/** The session by its token's hash, if this process has lately seen it. */
export function recall(tokenHash: string, now: Date): Session | null {
  const known = remembered.get(tokenHash);
  if (known && known.until > now.getTime() && known.session.expiresAt > now) return known.session;
  remembered.delete(tokenHash);
  return null;
}

/** To be called before a session is read; what `remember` is given back, so that a session ended meanwhile is not kept. */
export const beginReading = (): number => epoch;

export function remember(tokenHash: string, session: Session, reading: number, now: Date): void {
  if (reading !== epoch) return;
  const oldest = remembered.size >= mostRemembered ? remembered.keys().next().value : undefined;
  if (oldest !== undefined) remembered.delete(oldest);
  remembered.set(tokenHash, { session, until: now.getTime() + believedMs });
}

// Bound once per process: what one process ends, none believes any more.
onPurge((tags) => {
  if (tags === 'everything') {
    epoch++;
    remembered.clear();
    return;
  }
  const ended = new Set(tags.filter((tag) => tag.startsWith('session:') || tag.startsWith('customer:')));
  if (ended.size === 0) return;
  epoch++;
  for (const [hash, { session }] of remembered) {
    if (ended.has(sessionTag(session.sessionId)) || ended.has(customerTag(session.customer.customerId))) remembered.delete(hash);
  }
});
