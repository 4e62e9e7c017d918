import type { Counter, MakeCounter } from '../../platform/counting/index.ts';
import type { Call } from '../../platform/http/call.ts';

const hour = 3600;
/** Free misses per network and hour: enough for a household's typing errors. */
const freeAtNetwork = 5;
/** Free misses per order number and hour, from any network. */
const freeOfOrder = 5;

/** Checks the captcha's answer; throws `captcha_required` when it is missing or wrong. */
export type DemandProof = (call: Call, captcha: string | undefined) => Promise<unknown>;

/** Slows down guessing: after too many misses per network or order number, a look-up needs a proof of work. Locks nobody out (decision 0033). */
export class LookupGate {
  readonly #atNetwork: Counter;
  readonly #ofOrder: Counter;
  readonly #demandProof: DemandProof;

  constructor(counter: MakeCounter, demandProof: DemandProof) {
    this.#atNetwork = counter('orders.lookups-missed-at-network', freeAtNetwork, hour);
    this.#ofOrder = counter('orders.lookups-missed-of-order', freeOfOrder, hour);
    this.#demandProof = demandProof;
  }

  /** Throws `captcha_required` when a proof is due and missing. */
  async before(orderNumber: string, call: Call, captcha: string | undefined): Promise<void> {
    const isFull = (await this.#atNetwork.isFull(call.network)) || (await this.#ofOrder.isFull(orderNumber));
    if (isFull) await this.#demandProof(call, captcha);
  }

  async missed(orderNumber: string, call: Call): Promise<void> {
    await this.#atNetwork.add(call.network);
    await this.#ofOrder.add(orderNumber);
  }
}
