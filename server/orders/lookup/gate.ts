import type { Counter, MakeCounter } from '../../platform/counting/index.ts';
import type { Call } from '../../platform/http/call.ts';

const hour = 3600;
/** Misses of one network in an hour that cost nothing: a household's, with typing errors. */
const freeAtNetwork = 5;
/** Misses of one order's number in an hour that cost nothing, from wherever they come. */
const freeOfOrder = 5;

/** Takes the captcha's answer; throws `captcha_required` where there is none, or a wrong one. */
export type DemandProof = (call: Call, captcha: string | undefined) => Promise<unknown>;

/** What a look-up costs: nothing at first, a proof of work after misses of the network or of the number. Nobody is locked out (decision 0033). */
export class LookupGate {
  readonly #atNetwork: Counter;
  readonly #ofOrder: Counter;
  readonly #demandProof: DemandProof;

  constructor(counter: MakeCounter, demandProof: DemandProof) {
    this.#atNetwork = counter('orders.lookups-missed-at-network', freeAtNetwork, hour);
    this.#ofOrder = counter('orders.lookups-missed-of-order', freeOfOrder, hour);
    this.#demandProof = demandProof;
  }

  /** Throws `captcha_required` where a proof is asked for and not given. */
  async before(orderNumber: string, call: Call, captcha: string | undefined): Promise<void> {
    const isFull = (await this.#atNetwork.isFull(call.network)) || (await this.#ofOrder.isFull(orderNumber));
    if (isFull) await this.#demandProof(call, captcha);
  }

  async missed(orderNumber: string, call: Call): Promise<void> {
    await this.#atNetwork.add(call.network);
    await this.#ofOrder.add(orderNumber);
  }
}
