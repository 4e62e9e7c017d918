import type { OfShop, PerShop } from '../../platform/per-shop.ts';
import { type Purge, purgingOf } from '../../platform/purging.ts';
import type { Session } from './store.ts';

/** A session that is not purged is believed for so long; the bound on what a lost message can do. */
const believedMs = 30_000;
const mostRemembered = 10_000;

/** Tags that end what is remembered: of one session, or of everything a customer has. */
export const sessionTag = (sessionId: number): string => `session:${sessionId}`;
export const customerTag = (customerId: number): string => `customer:${customerId}`;

/** The sessions that this process has lately seen. What one process ends, none believes any more. */
class SessionCache {
  readonly #remembered = new Map<string, { session: Session; until: number }>();
  #epoch = 0;

  /** The session by its token's hash, if this process has lately seen it. */
  recall(tokenHash: string, now: Date): Session | null {
    const known = this.#remembered.get(tokenHash);
    if (known && known.until > now.getTime() && known.session.expiresAt > now) return known.session;
    this.#remembered.delete(tokenHash);
    return null;
  }

  /** To be called before a session is read; what `remember` is given back, so that a session ended meanwhile is not kept. */
  beginReading(): number {
    return this.#epoch;
  }

  remember(tokenHash: string, session: Session, reading: number, now: Date): void {
    if (reading !== this.#epoch) return;
    const oldest = this.#remembered.size >= mostRemembered ? this.#remembered.keys().next().value : undefined;
    if (oldest !== undefined) this.#remembered.delete(oldest);
    this.#remembered.set(tokenHash, { session, until: now.getTime() + believedMs });
  }

  forget(tags: Purge): void {
    if (tags === 'everything') {
      this.#epoch++;
      this.#remembered.clear();
      return;
    }
    const ended = new Set(tags.filter((tag) => tag.startsWith('session:') || tag.startsWith('customer:')));
    if (ended.size === 0) return;
    this.#epoch++;
    for (const [hash, { session }] of this.#remembered) {
      if (ended.has(sessionTag(session.sessionId)) || ended.has(customerTag(session.customer.customerId))) this.#remembered.delete(hash);
    }
  }
}

function newSessionCache(perShop: PerShop): SessionCache {
  const cache = new SessionCache();
  purgingOf({ perShop }).hear((tags) => cache.forget(tags));
  return cache;
}

/** The sessions that the shop of a connection remembers. */
export const sessionsKept = ({ perShop }: OfShop): SessionCache => perShop(newSessionCache);
