import type { Counter, MakeCounter } from '../../platform/counting/index.ts';
import type { Network } from '../../platform/http/caller/network.ts';

interface Attempt {
  readonly network: Network;
  readonly emailKey: string;
}

const quarter = 900;

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
    this.#failuresFromNetwork = counter('staff.failures-from-network', 20, quarter);
    this.#failuresOfPair = counter('staff.failures-of-pair', 5, quarter);
  }

  /** Whether a password is checked now. */
  async isOpen(attempt: Attempt): Promise<boolean> {
    const { network } = attempt;
    if (await this.#attemptsFromNetwork.isFull(network)) return false;
    await this.#attemptsFromNetwork.add(network);
    return !(await this.#failuresFromNetwork.isFull(network)) && !(await this.#failuresOfPair.isFull(pair(attempt)));
  }

  async failed(attempt: Attempt): Promise<void> {
    await this.#failuresFromNetwork.add(attempt.network);
    await this.#failuresOfPair.add(pair(attempt));
  }

  async succeeded(attempt: Attempt): Promise<void> {
    await this.#failuresOfPair.clear(pair(attempt));
  }
}

const pair = ({ network, emailKey }: Attempt): string => `${network} ${emailKey}`;
