import { type Counter, type MakeCounter, neverFull } from '../../platform/counting/index.ts';
import type { Network } from '../../platform/http/caller/network.ts';

interface Attempt {
  readonly network: Network;
  readonly emailKey: string;
}

const quarter = 900;
const maxFromNetwork = 20;
const maxPerPair = 5;

/**
 * Limits attempts by recent failures, never by whether the address is a member's. A network that keeps failing must wait; an address is never
 * blocked, or anybody could lock staff out: behind the password is a second factor.
 */
export class StaffGate {
  readonly #attemptsFromNetwork: Counter;
  readonly #failures: Counter;

  constructor(counter: MakeCounter) {
    this.#attemptsFromNetwork = counter('staff.attempts-from-network', 30, 60);
    this.#failures = counter('staff.failures', neverFull, quarter);
  }

  /**
   * Counts an attempt as failed before its password is checked, so that simultaneous ones gain nothing; null when it is not checked now. Take the
   * attempt back when it was no failure.
   */
  async enter(attempt: Attempt): Promise<{ takeBack(): Promise<void> } | null> {
    const { network } = attempt;
    if (await this.#attemptsFromNetwork.isFull(network)) return null;
    await this.#attemptsFromNetwork.add(network);
    const keys = [`network ${network}`, pair(attempt)];
    const [fromNetwork, ofPair] = await this.#failures.addAll(keys);
    const takeBack = () => this.#failures.subtractAll(keys);
    if (fromNetwork && fromNetwork.count <= maxFromNetwork && ofPair && ofPair.count <= maxPerPair) return { takeBack };
    await takeBack();
    return null;
  }

  /** After `takeBack`. */
  async succeeded(attempt: Attempt): Promise<void> {
    await this.#failures.clear(pair(attempt));
  }
}

const pair = ({ network, emailKey }: Attempt): string => `pair ${network} ${emailKey}`;
