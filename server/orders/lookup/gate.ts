import type { Counter, MakeCounter } from '../../platform/counting/index.ts';
import type { Call } from '../../platform/http/call.ts';

const hour = 3600;
/** Free misses per network and hour: enough for a household's typing errors. */
const freeAtNetwork = 5;
/** Free misses per order number and hour, from any network. */
const freeOfOrder = 5;

/** Checks the captcha's answer; throws `captcha_required` when it is missing or wrong. */
export type DemandProof = (call: Call, captcha: string | undefined) => Promise<unknown>;

/** These counts also go down, which a counter that caches "full" would miss; so they never report full. */
const never = Number.MAX_SAFE_INTEGER;

/** Slows down guessing: after too many misses per network or order number, a look-up needs a proof of work. Locks nobody out (decision 0033). */
export class LookupGate {
  readonly #atNetwork: Counter;
  readonly #ofOrder: Counter;
  readonly #demandProof: DemandProof;

  constructor(counter: MakeCounter, demandProof: DemandProof) {
    this.#atNetwork = counter('orders.lookups-missed-at-network', never, hour);
    this.#ofOrder = counter('orders.lookups-missed-of-order', never, hour);
    this.#demandProof = demandProof;
  }

  /**
   * Counts a look-up as a miss before it is made, so that simultaneous guesses gain nothing; returns a function that takes it back after a hit. Throws
   * `captcha_required` when a proof is due and missing.
   */
  async enter(orderNumber: string, call: Call, captcha: string | undefined): Promise<() => Promise<void>> {
    const [atNetwork, ofOrder] = [await this.#atNetwork.add(call.network), await this.#ofOrder.add(orderNumber)];
    const takeBack = async () => {
      await this.#atNetwork.subtract(call.network);
      await this.#ofOrder.subtract(orderNumber);
    };
    if (atNetwork.count <= freeAtNetwork && ofOrder.count <= freeOfOrder) return takeBack;
    try {
      await this.#demandProof(call, captcha);
    } catch (error) {
      await takeBack();
      throw error;
    }
    return takeBack;
  }
}
