import type { Counter, MakeCounter } from '../../platform/counting/index.ts';
import type { Network } from '../../platform/http/network.ts';

interface Attempt {
  readonly network: Network;
  readonly emailKey: string;
}

const quarter = 900;

/**
 * Decides when trying has to stop, from what went wrong lately and never from whether the address is a member's. A place that keeps failing
 * waits; an address does not, or anybody could keep staff out: behind the password there is a second factor.
 */
export class StaffGate {
  readonly #attemptsAtPlace: Counter;
  readonly #failuresAtPlace: Counter;
  readonly #failuresOfPair: Counter;

  constructor(counter: MakeCounter) {
    this.#attemptsAtPlace = counter('staff.attempts-at-place', 30, 60);
    this.#failuresAtPlace = counter('staff.failures-at-place', 20, quarter);
    this.#failuresOfPair = counter('staff.failures-of-pair', 5, quarter);
  }

  /** Whether a password is looked at now. */
  async isOpen(attempt: Attempt): Promise<boolean> {
    const { network } = attempt;
    if (await this.#attemptsAtPlace.isFull(network)) return false;
    await this.#attemptsAtPlace.add(network);
    return !(await this.#failuresAtPlace.isFull(network)) && !(await this.#failuresOfPair.isFull(pair(attempt)));
  }

  async failed(attempt: Attempt): Promise<void> {
    await this.#failuresAtPlace.add(attempt.network);
    await this.#failuresOfPair.add(pair(attempt));
  }

  async succeeded(attempt: Attempt): Promise<void> {
    await this.#failuresOfPair.clear(pair(attempt));
  }
}

const pair = ({ network, emailKey }: Attempt): string => `${network} ${emailKey}`;
