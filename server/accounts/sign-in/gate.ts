import type { Counter, MakeCounter } from '../../platform/counting/index.ts';
import type { Network } from '../../platform/http/caller/network.ts';

/** One sign-in attempt. It does not say whether the account exists, so the gate cannot reveal it. */
export interface Attempt {
  readonly network: Network;
  readonly emailKey: string;
  readonly isKnownDevice: boolean;
  readonly bringsProof: boolean;
}

/** What an attempt must provide. `wait`: try again later. */
export type Demand = 'nothing' | 'proof' | 'wait';

const quarter = 900;

/** E-mails to one address within a quarter of an hour. */
const mostEmails = 3;

/** All strangers of the shop share this count. */
const shop = 'strangers';

/**
 * Decides what an attempt costs from recent failures, never from whether the address has an account. A network that keeps failing at one address must
 * wait. An address that fails from many networks is not locked, or anybody could lock anybody out: it needs a proof each time, except on devices that
 * know it. While the whole shop is under attack, strangers need a proof first, so that the attack costs the shop almost nothing.
 */
export class SignInGate {
  readonly #failuresOfStrangers: Counter;
  readonly #attemptsFromNetwork: Counter;
  readonly #failuresOfPair: Counter;
  readonly #failuresFromNetwork: Counter;
  readonly #failuresOfAddress: Counter;
  readonly #accountsFromNetwork: Counter;
  readonly #mostAccountsFromNetwork: Counter;
  readonly #emailsToAddress: Counter;
  readonly #emailsFromNetwork: Counter;
  readonly #changesOfAddress: Counter;

  constructor(counter: MakeCounter) {
    this.#failuresOfStrangers = counter('sign-in.failures-of-strangers', 60, 60);
    this.#attemptsFromNetwork = counter('sign-in.attempts-from-network', 60, 60);
    this.#failuresOfPair = counter('sign-in.failures-of-pair', 10, quarter);
    this.#failuresFromNetwork = counter('sign-in.failures-from-network', 3, quarter);
    this.#failuresOfAddress = counter('sign-in.failures-of-address', 5, quarter);
    this.#accountsFromNetwork = counter('sign-in.accounts-from-network', 3, 3600);
    this.#mostAccountsFromNetwork = counter('sign-in.most-accounts-from-network', 30, 3600);
    this.#emailsToAddress = counter('sign-in.emails-to-address', mostEmails, quarter);
    this.#emailsFromNetwork = counter('sign-in.emails-from-network', 5, quarter);
    this.#changesOfAddress = counter('sign-in.changes-of-address', mostEmails, quarter);
  }

  /** What a sign-in costs now. `busy`: the queue for strangers is long, so they need proofs first. */
  async beforeSignIn({ network, emailKey, isKnownDevice, bringsProof }: Attempt, busy: boolean): Promise<Demand> {
    const alarmed = !isKnownDevice && (busy || (await this.#failuresOfStrangers.isFull(shop)));
    if (alarmed && !bringsProof) return 'proof';
    if (await this.#attemptsFromNetwork.isFull(network)) return 'wait';
    await this.#attemptsFromNetwork.add(network);
    if (await this.#failuresOfPair.isFull(pair(network, emailKey))) return 'wait';
    if (isKnownDevice) return 'nothing';
    const suspect = alarmed || (await this.#failuresFromNetwork.isFull(network)) || (await this.#failuresOfAddress.isFull(emailKey));
    return suspect ? 'proof' : 'nothing';
  }

  async failed({ network, emailKey, isKnownDevice }: Attempt): Promise<void> {
    if (!isKnownDevice) await this.#failuresOfStrangers.add(shop);
    await this.#failuresOfPair.add(pair(network, emailKey));
    await this.#failuresFromNetwork.add(network);
    await this.#failuresOfAddress.add(emailKey);
  }

  /** Also after an e-mailed link, which proves more than a password. */
  async succeeded({ network, emailKey }: Pick<Attempt, 'network' | 'emailKey'>): Promise<void> {
    await this.#failuresOfPair.clear(pair(network, emailKey));
  }

  /** What registering costs now; a taken address counts like a new account, so that probing gets expensive. */
  async beforeRegistration(network: Network, busy: boolean): Promise<Demand> {
    if (await this.#mostAccountsFromNetwork.isFull(network)) return 'wait';
    const many = await this.#accountsFromNetwork.isFull(network);
    await this.#accountsFromNetwork.add(network);
    await this.#mostAccountsFromNetwork.add(network);
    return many || busy ? 'proof' : 'nothing';
  }

  /** What an e-mail to any address costs a stranger now. */
  async beforeEmail(network: Network): Promise<Demand> {
    const many = await this.#emailsFromNetwork.isFull(network);
    await this.#emailsFromNetwork.add(network);
    return many ? 'proof' : 'nothing';
  }

  /** Counts an e-mail to an address; false when it has had its share. Do not show that: it would reveal earlier requests. */
  async mayEmail(emailKey: string): Promise<boolean> {
    return (await this.#emailsToAddress.add(emailKey)).count <= mostEmails;
  }

  /** The same for the e-mail that tells an account's present address of a wanted change. */
  async mayChange(emailKey: string): Promise<boolean> {
    return (await this.#changesOfAddress.add(emailKey)).count <= mostEmails;
  }
}

const pair = (network: Network, emailKey: string): string => `${network} ${emailKey}`;
