import type { Counter, MakeCounter } from '../../platform/counting/index.ts';
import type { Network } from '../../platform/http/caller/network.ts';

interface Attempt {
  readonly network: Network;
  readonly emailKey: string;
}

const quarter = 900;
const mostFromNetwork = 20;
const mostOfPair = 5;
/** Failures also go down, which a counter that caches "full" would miss; so these never report full. */
const never = Number.MAX_SAFE_INTEGER;

/**
 * Limits attempts by recent failures, never by whether the address is a member's. A network that keeps failing must wait; an address is never
 * blocked, or anybody could lock staff out: behind the password is a second factor.
 */
export class StaffGate {
  readonly #attemptsFromNetwork: Counter;
  readonly #failuresFromNetwork: Counter;
  readonly #failuresOfPair: Counter;

  constructor(counter: MakeCounter) {
    this.#attemptsFromNetwork = counter('staff.attempts-from-network', 30, 60);
    this.#failuresFromNetwork = counter('staff.failures-from-network', never, quarter);
    this.#failuresOfPair = counter('staff.failures-of-pair', never, quarter);
  }

  /**
   * Counts an attempt as failed before its password is checked, so that simultaneous ones gain nothing; null when it is not checked now. Take the
   * attempt back when it was no failure.
   */
  async enter(attempt: Attempt): Promise<{ takeBack(): Promise<void> } | null> {
    const { network } = attempt;
    if (await this.#attemptsFromNetwork.isFull(network)) return null;
    await this.#attemptsFromNetwork.add(network);
    const [fromNetwork, ofPair] = [await this.#failuresFromNetwork.add(network), await this.#failuresOfPair.add(pair(attempt))];
    const takeBack = async () => {
      await this.#failuresFromNetwork.subtract(network);
      await this.#failuresOfPair.subtract(pair(attempt));
    };
    if (fromNetwork.count <= mostFromNetwork && ofPair.count <= mostOfPair) return { takeBack };
    await takeBack();
    return null;
  }

  /** After `takeBack`. */
  async succeeded(attempt: Attempt): Promise<void> {
    await this.#failuresOfPair.clear(pair(attempt));
  }
}

const pair = ({ network, emailKey }: Attempt): string => `${network} ${emailKey}`;
