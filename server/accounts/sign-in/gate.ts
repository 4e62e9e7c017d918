import type { AccountMail } from '../../../contract/email/email.ts';
import { type Counter, type MakeCounter, neverFull } from '../../platform/counting/index.ts';
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

/** What an attempt must provide, and how to uncount it when it turns out to be no failure. */
export interface Entry {
  readonly demand: Demand;
  takeBack(): Promise<void>;
}

const quarter = 900;
const maxAttemptsFromNetwork = 60;
/** Failures within a quarter of an hour: of a network at one address, before it must wait; of a network and of an address, before a proof. */
const maxPerPair = 10;
const freeFromNetwork = 3;
const freeOfAddress = 5;

const freeAccounts = 3;
const maxAccounts = 30;
const freeEmails = 5;

/** E-mails of one kind to one address within a quarter of an hour. */
const maxEmails = 3;

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
  readonly #failures: Counter;
  readonly #accountsFromNetwork: Counter;
  readonly #maxAccountsFromNetwork: Counter;
  readonly #emailsToAddress: Counter;
  readonly #emailsFromNetwork: Counter;
  readonly #changesOfAddress: Counter;

  constructor(counter: MakeCounter) {
    this.#failuresOfStrangers = counter('sign-in.failures-of-strangers', 60, 60);
    this.#attemptsFromNetwork = counter('sign-in.attempts-from-network', maxAttemptsFromNetwork, 60);
    this.#failures = counter('sign-in.failures', neverFull, quarter);
    this.#accountsFromNetwork = counter('sign-in.accounts-from-network', freeAccounts, 3600);
    this.#maxAccountsFromNetwork = counter('sign-in.most-accounts-from-network', maxAccounts, 3600);
    this.#emailsToAddress = counter('sign-in.emails-to-address', maxEmails, quarter);
    this.#emailsFromNetwork = counter('sign-in.emails-from-network', freeEmails, quarter);
    this.#changesOfAddress = counter('sign-in.changes-of-address', maxEmails, quarter);
  }

  /**
   * Counts an attempt as failed before its password is checked, so that simultaneous ones gain nothing, and says what it costs now. Take it back when
   * it was not checked, or was no failure. `busy`: the queue for strangers is long, so they need proofs first.
   */
  async enter({ network, emailKey, isKnownDevice, bringsProof }: Attempt, busy: boolean): Promise<Entry> {
    const alarmed = !isKnownDevice && (busy || (await this.#failuresOfStrangers.isFull(shop)));
    if (alarmed && !bringsProof) return uncounted('proof');
    if ((await this.#attemptsFromNetwork.add(network)).count > maxAttemptsFromNetwork) return uncounted('wait');
    const keys = [pair(network, emailKey), `network ${network}`, `address ${emailKey}`];
    const [ofPair = 0, fromNetwork = 0, ofAddress = 0] = (await this.#failures.addAll(keys)).map(({ count }) => count);
    const takeBack = () => this.#failures.subtractAll(keys);
    if (ofPair > maxPerPair) {
      await takeBack();
      return uncounted('wait');
    }
    const suspect = !isKnownDevice && (alarmed || fromNetwork > freeFromNetwork || ofAddress > freeOfAddress);
    return { demand: suspect ? 'proof' : 'nothing', takeBack };
  }

  /** A stranger's failure, which raises the alarm for the whole shop. */
  async failed({ isKnownDevice }: Pick<Attempt, 'isKnownDevice'>): Promise<void> {
    if (!isKnownDevice) await this.#failuresOfStrangers.add(shop);
  }

  /** After `takeBack`; also after an e-mailed link, which proves more than a password. */
  async succeeded({ network, emailKey }: Pick<Attempt, 'network' | 'emailKey'>): Promise<void> {
    await this.#failures.clear(pair(network, emailKey));
  }

  /** What registering costs now; a taken address counts like a new account, so that probing gets expensive. */
  async beforeRegistration(network: Network, busy: boolean): Promise<Demand> {
    if ((await this.#maxAccountsFromNetwork.add(network)).count > maxAccounts) return 'wait';
    const many = (await this.#accountsFromNetwork.add(network)).count > freeAccounts;
    return many || busy ? 'proof' : 'nothing';
  }

  /** What an e-mail to any address costs a stranger now. */
  async beforeEmail(network: Network): Promise<Demand> {
    return (await this.#emailsFromNetwork.add(network)).count > freeEmails ? 'proof' : 'nothing';
  }

  /**
   * Counts an e-mail to an address; false when it has had its share of this kind. Do not show that: it would reveal earlier requests. Kinds count by
   * themselves, so that nobody uses up another person's way back into their account.
   */
  async mayEmail(kind: AccountMail['kind'], emailKey: string): Promise<boolean> {
    return (await this.#emailsToAddress.add(`${kind} ${emailKey}`)).count <= maxEmails;
  }

  /** Counts a change that a customer wants of their address, of which the present one is told; the seconds to wait after its share, else null. */
  async beforeChange(emailKey: string): Promise<number | null> {
    const { count, secondsLeft } = await this.#changesOfAddress.add(emailKey);
    return count > maxEmails ? Math.max(1, secondsLeft) : null;
  }
}

const uncounted = (demand: Demand): Entry => ({ demand, takeBack: async () => {} });

const pair = (network: Network, emailKey: string): string => `pair ${network} ${emailKey}`;
