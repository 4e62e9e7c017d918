import { countInProcess } from '../platform/counting/index.ts';
import type { Call } from '../platform/http/call.ts';
import { Limits } from '../platform/http/limits.ts';
import type { OfShop } from '../platform/per-shop.ts';
import { guestOf } from './guest.ts';

/** Different guests who write something from one network in an hour; thousands share an address at a phone company. */
export const mostGuests = 1000;
const windowSeconds = 3600;

/** Counts the different guests of a network. */
export class GuestLimit {
  readonly #limits = new Limits();
  readonly #known = countInProcess('guests.known', 1, windowSeconds);

  /**
   * Counts whoever calls. A cookie that is dropped costs nothing, and a token can be made up as well as given: both are a further guest.
   * Throws `too_many_requests`.
   */
  async consume(call: Pick<Call, 'network' | 'bearer' | 'cookie'>): Promise<void> {
    const guest = guestOf(call);
    const key = `${call.network} ${guest}`;
    if (guest !== null && (await this.#known.isFull(key))) return;
    await this.#limits.consume('guests', call.network, { max: mostGuests, windowSeconds });
    if (guest !== null) await this.#known.add(key);
  }
}

const newGuestLimit = (): GuestLimit => new GuestLimit();

/** The limit of a connection's shop. */
export const guestLimitOf = ({ perShop }: OfShop): GuestLimit => perShop(newGuestLimit);
