import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts what happened lately, by whatever names it, in this process. */
export class Counter {
  readonly #limiter: RateLimiterMemory;
  readonly #max: number;

  /** Full from `max` within `windowSeconds`. */
  constructor(max: number, windowSeconds: number) {
    this.#max = max;
    // The limiter itself refuses nothing: what a full counter means is for the rule that asks.
    this.#limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: windowSeconds });
  }

  async add(key: string): Promise<void> {
    await this.#limiter.consume(key);
  }

  async clear(key: string): Promise<void> {
    await this.#limiter.delete(key);
  }

  /** Whether so much has happened that a rule takes hold. */
  async isFull(key: string): Promise<boolean> {
    return ((await this.#limiter.get(key))?.consumedPoints ?? 0) >= this.#max;
  }
}
