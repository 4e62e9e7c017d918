import type { Counter, MakeCounter } from '../../platform/counting/index.ts';
import type { Network } from '../../platform/http/network.ts';

/** Who tries: where from, which account, whether this device has been signed in to it before, and whether it says that it brings a proof. */
export interface Attempt {
  readonly network: Network;
  readonly emailKey: string;
  readonly isKnownDevice: boolean;
  readonly bringsProof: boolean;
}

/** What an attempt has to bring along. `wait`: nothing will do for a while. */
export type Demand = 'nothing' | 'proof' | 'wait';

const quarter = 900;

/** All strangers of the shop count together here. */
const shop = 'strangers';

/**
 * Decides what trying costs, from what went wrong lately: never from whether the address has an account. One place that keeps failing at one address
 * has to wait; an address that fails from many places is not locked, or anybody could lock anybody out, but costs a proof
 * each time, except on devices that know it. While the whole shop is tried from everywhere, strangers bring a proof before anything else is asked
 * about them, so that an attack costs next to nothing.
 */
export class SignInGate {
  readonly #failuresOfStrangers: Counter;
  readonly #attemptsAtPlace: Counter;
  readonly #failuresOfPair: Counter;
  readonly #failuresAtPlace: Counter;
  readonly #failuresOfAddress: Counter;
  readonly #accountsAtPlace: Counter;
  readonly #mostAccountsAtPlace: Counter;
  readonly #lettersToAddress: Counter;
  readonly #lettersAtPlace: Counter;

  constructor(counter: MakeCounter) {
    this.#failuresOfStrangers = counter('sign-in.failures-of-strangers', 60, 60);
    this.#attemptsAtPlace = counter('sign-in.attempts-at-place', 60, 60);
    this.#failuresOfPair = counter('sign-in.failures-of-pair', 10, quarter);
    this.#failuresAtPlace = counter('sign-in.failures-at-place', 3, quarter);
    this.#failuresOfAddress = counter('sign-in.failures-of-address', 5, quarter);
    this.#accountsAtPlace = counter('sign-in.accounts-at-place', 3, 3600);
    this.#mostAccountsAtPlace = counter('sign-in.most-accounts-at-place', 30, 3600);
    this.#lettersToAddress = counter('sign-in.letters-to-address', 3, quarter);
    this.#lettersAtPlace = counter('sign-in.letters-at-place', 5, quarter);
  }

  /** What a sign-in costs now. `busy`: strangers wait for their password to be looked at, so proofs come first. */
  async beforeSignIn({ network, emailKey, isKnownDevice, bringsProof }: Attempt, busy: boolean): Promise<Demand> {
    const alarmed = !isKnownDevice && (busy || (await this.#failuresOfStrangers.isFull(shop)));
    if (alarmed && !bringsProof) return 'proof';
    if (await this.#attemptsAtPlace.isFull(network)) return 'wait';
    await this.#attemptsAtPlace.add(network);
    if (await this.#failuresOfPair.isFull(pair(network, emailKey))) return 'wait';
    if (isKnownDevice) return 'nothing';
    const suspect = alarmed || (await this.#failuresAtPlace.isFull(network)) || (await this.#failuresOfAddress.isFull(emailKey));
    return suspect ? 'proof' : 'nothing';
  }

  async failed({ network, emailKey, isKnownDevice }: Attempt): Promise<void> {
    if (!isKnownDevice) await this.#failuresOfStrangers.add(shop);
    await this.#failuresOfPair.add(pair(network, emailKey));
    await this.#failuresAtPlace.add(network);
    await this.#failuresOfAddress.add(emailKey);
  }

  /** Also by a link of a letter: whoever reads the account's mail has shown more than a password would. */
  async succeeded({ network, emailKey }: Pick<Attempt, 'network' | 'emailKey'>): Promise<void> {
    await this.#failuresOfPair.clear(pair(network, emailKey));
  }

  /** What making an account costs now; a taken address counts like a made account, so that asking around gets dear. */
  async beforeRegistration(network: Network, busy: boolean): Promise<Demand> {
    if (await this.#mostAccountsAtPlace.isFull(network)) return 'wait';
    const many = await this.#accountsAtPlace.isFull(network);
    await this.#accountsAtPlace.add(network);
    await this.#mostAccountsAtPlace.add(network);
    return many || busy ? 'proof' : 'nothing';
  }

  /** What a letter to an address costs now; `wait` is not told, or a flood of requests would tell who asks. */
  async beforeEmail(network: Network, emailKey: string): Promise<Demand> {
    if (await this.#lettersToAddress.isFull(emailKey)) return 'wait';
    const many = await this.#lettersAtPlace.isFull(network);
    await this.#lettersAtPlace.add(network);
    if (!many) await this.#lettersToAddress.add(emailKey);
    return many ? 'proof' : 'nothing';
  }
}

const pair = (network: Network, emailKey: string): string => `${network} ${emailKey}`;
