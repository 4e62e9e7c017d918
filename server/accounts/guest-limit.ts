import { countInProcess } from '../platform/counting/index.ts';
import type { Call } from '../platform/http/call.ts';
import { Limits } from '../platform/http/limits.ts';
import type { OfShop } from '../platform/per-shop.ts';
import { guestOf } from './guest.ts';

/** Guests per network and hour that may write something; thousands share an address at a mobile carrier. */
export const maxGuests = 1000;
const windowSeconds = 3600;

/** Counts the distinct guests of a network. */
export class GuestLimit {
  readonly #limits = new Limits();
  readonly #known = countInProcess('guests.known', 1, windowSeconds);

  /**
   * Counts the caller as a guest. Dropping a cookie or inventing a token costs nothing, so each counts as another guest. Throws `too_many_requests`.
   */
  async consume(call: Pick<Call, 'network' | 'bearer' | 'cookie'>): Promise<void> {
    const guest = guestOf(call);
    const key = `${call.network} ${guest}`;
    if (guest !== null && (await this.#known.isFull(key))) return;
    await this.#limits.consume('guests', call.network, { max: maxGuests, windowSeconds });
    if (guest !== null) await this.#known.add(key);
  }
}

const newGuestLimit = (): GuestLimit => new GuestLimit();

/** The limit of a connection's shop. */
export const guestLimitOf = ({ perShop }: OfShop): GuestLimit => perShop(newGuestLimit);
