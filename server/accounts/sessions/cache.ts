import type { OfShop, PerShop } from '../../platform/per-shop.ts';
import { type Purge, purgingOf } from '../../platform/purging/purging.ts';
import type { Session } from './store.ts';

/** How long a cached session is trusted; limits the damage of a lost purge message. */
const believedMs = 30_000;
const maxRemembered = 10_000;

/** Purge tags: one session, or all of a customer. */
export const sessionTag = (sessionId: number): string => `session:${sessionId}`;
export const customerTag = (customerId: number): string => `customer:${customerId}`;

/** Sessions recently seen by this process. A session ended anywhere is purged everywhere. */
class SessionCache {
  readonly #remembered = new Map<string, { session: Session; until: number }>();
  #epoch = 0;

  /** The session of a token's hash, if cached. */
  recall(tokenHash: string, now: Date): Session | null {
    const known = this.#remembered.get(tokenHash);
    if (known && known.until > now.getTime() && known.session.expiresAt > now) return known.session;
    this.#remembered.delete(tokenHash);
    return null;
  }

  /** Call before reading a session and pass the result to `remember`, so that a session that ends meanwhile is not cached. */
  beginReading(): number {
    return this.#epoch;
  }

  remember(tokenHash: string, session: Session, reading: number, now: Date): void {
    if (reading !== this.#epoch) return;
    const oldest = this.#remembered.size >= maxRemembered ? this.#remembered.keys().next().value : undefined;
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

/** The session cache of a connection's shop. */
export const sessionsKept = ({ perShop }: OfShop): SessionCache => perShop(newSessionCache);
