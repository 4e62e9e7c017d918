/**
 * Spreads work that comes faster than it should be done, so that a flood of messages leaves room for shoppers: the first `burst` start at once, the
 * others `perSecond` a second, and those that would wait longer than `maxWaitMs` are refused.
 */
export class Pace {
  readonly #interval: number;
  readonly #ahead: number;
  readonly #maxWaitMs: number;
  /** When everything admitted so far has had its time, in milliseconds. */
  #taken = 0;

  constructor({ perSecond, burst, maxWaitMs }: { perSecond: number; burst: number; maxWaitMs: number }) {
    this.#interval = 1000 / perSecond;
    this.#ahead = burst * this.#interval;
    this.#maxWaitMs = maxWaitMs;
  }

  /** Whether the next one would be refused. `now` is of a clock that never goes back. */
  isFull(now: number): boolean {
    return this.#waitFrom(now) > this.#maxWaitMs;
  }

  /** Milliseconds until the next one may start, 0 for at once; null when it is refused. */
  turn(now: number): number | null {
    const wait = this.#waitFrom(now);
    if (wait > this.#maxWaitMs) return null;
    this.#taken = Math.max(this.#taken, now) + this.#interval;
    return wait;
  }

  #waitFrom(now: number): number {
    return Math.max(0, Math.max(this.#taken, now) + this.#interval - this.#ahead - now);
  }
}
