import { Counter } from '../../platform/counter.ts';

/** Who tries: where from, which account, and whether this device has been signed in to it before. */
export interface Attempt {
  readonly clientIp: string;
  readonly emailKey: string;
  readonly isKnownDevice: boolean;
}

/** What an attempt has to bring along. `wait`: nothing will do for a while. */
export type Demand = 'nothing' | 'proof' | 'wait';

const quarter = 900;

/**
 * Decides what trying costs, from what went wrong lately: never from whether the address has an account. One place that keeps failing at one address
 * has to wait; an address that fails from many places is not locked, or anybody could lock anybody out, but costs a proof
 * each time, except on devices that know it.
 */
export class SignInGate {
  readonly #attemptsAtPlace = new Counter(60, 60);
  readonly #failuresOfPair = new Counter(10, quarter);
  readonly #failuresAtPlace = new Counter(3, quarter);
  readonly #failuresOfAddress = new Counter(5, quarter);
  readonly #accountsAtPlace = new Counter(3, 3600);
  readonly #mostAccountsAtPlace = new Counter(30, 3600);
  readonly #lettersToAddress = new Counter(3, quarter);
  readonly #lettersAtPlace = new Counter(5, quarter);

  /** What a sign-in costs now. `busy`: strangers wait for their password to be looked at, so proofs come first. */
  async beforeSignIn({ clientIp, emailKey, isKnownDevice }: Attempt, busy: boolean): Promise<Demand> {
    if (await this.#attemptsAtPlace.isFull(clientIp)) return 'wait';
    await this.#attemptsAtPlace.add(clientIp);
    if (await this.#failuresOfPair.isFull(pair(clientIp, emailKey))) return 'wait';
    if (isKnownDevice) return 'nothing';
    const suspect = busy || (await this.#failuresAtPlace.isFull(clientIp)) || (await this.#failuresOfAddress.isFull(emailKey));
    return suspect ? 'proof' : 'nothing';
  }

  async failed({ clientIp, emailKey }: Attempt): Promise<void> {
    await this.#failuresOfPair.add(pair(clientIp, emailKey));
    await this.#failuresAtPlace.add(clientIp);
    await this.#failuresOfAddress.add(emailKey);
  }

  async succeeded({ clientIp, emailKey }: Attempt): Promise<void> {
    await this.#failuresOfPair.clear(pair(clientIp, emailKey));
  }

  /** What making an account costs now; a taken address counts like a made account, so that asking around gets dear. */
  async beforeRegistration(clientIp: string, busy: boolean): Promise<Demand> {
    if (await this.#mostAccountsAtPlace.isFull(clientIp)) return 'wait';
    const many = await this.#accountsAtPlace.isFull(clientIp);
    await this.#accountsAtPlace.add(clientIp);
    await this.#mostAccountsAtPlace.add(clientIp);
    return many || busy ? 'proof' : 'nothing';
  }

  /** What a letter to an address costs now; `wait` is not told, or a flood of requests would tell who asks. */
  async beforeLetter(clientIp: string, emailKey: string): Promise<Demand> {
    if (await this.#lettersToAddress.isFull(emailKey)) return 'wait';
    const many = await this.#lettersAtPlace.isFull(clientIp);
    await this.#lettersAtPlace.add(clientIp);
    if (!many) await this.#lettersToAddress.add(emailKey);
    return many ? 'proof' : 'nothing';
  }
}

const pair = (clientIp: string, emailKey: string): string => `${clientIp} ${emailKey}`;
