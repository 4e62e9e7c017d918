import type { DemandProof } from '../../accounts/index.ts';
import { type Counter, type MakeCounter, neverFull } from '../../platform/counting/index.ts';
import type { Call } from '../../platform/http/call.ts';

const hour = 3600;
/** Free misses per hour, of a network (enough for a household's typing errors) and of an order number from any network. */
const free = 5;

/** Slows down guessing: after too many misses per network or order number, a look-up needs a proof of work. Locks nobody out (decision 0033). */
export class LookupGate {
  readonly #misses: Counter;
  readonly #demandProof: DemandProof;

  constructor(counter: MakeCounter, demandProof: DemandProof) {
    this.#misses = counter('orders.lookups-missed', neverFull, hour);
    this.#demandProof = demandProof;
  }

  /**
   * Counts a look-up as a miss before it is made, so that simultaneous guesses gain nothing; returns a function that takes it back after a hit. Throws
   * `captcha_required` when a proof is due and missing.
   */
  async enter(orderNumber: string, call: Call, captcha: string | undefined): Promise<() => Promise<void>> {
    const keys = [`network ${call.network}`, `order ${orderNumber}`];
    const counts = await this.#misses.addAll(keys);
    const takeBack = () => this.#misses.subtractAll(keys);
    if (counts.every(({ count }) => count <= free)) return takeBack;
    try {
      await this.#demandProof(call, captcha);
    } catch (error) {
      await takeBack();
      throw error;
    }
    return takeBack;
  }
}
