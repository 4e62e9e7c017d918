import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Count, Counter, MakeCounter } from './counter.ts';

/** Counts in this process only; costs next to nothing. */
class InProcessCounter implements Counter {
  readonly #limiter: RateLimiterMemory;
  readonly #max: number;

  constructor(max: number, windowSeconds: number) {
    this.#max = max;
    // The limiter never refuses; the caller decides what a full counter means.
    this.#limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: windowSeconds });
  }

  async add(key: string): Promise<Count> {
    const { consumedPoints, msBeforeNext } = await this.#limiter.consume(key);
    return { count: consumedPoints, secondsLeft: Math.ceil(msBeforeNext / 1000) };
  }

  addAll(keys: readonly string[]): Promise<Count[]> {
    return Promise.all(keys.map((key) => this.add(key)));
  }

  async subtractAll(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.subtract(key)));
  }

  async subtract(key: string): Promise<void> {
    const counted = await this.#limiter.get(key);
    if (counted && counted.consumedPoints > 0) await this.#limiter.reward(key, 1);
  }

  async clear(key: string): Promise<void> {
    await this.#limiter.delete(key);
  }

  async isFull(key: string): Promise<boolean> {
    return ((await this.#limiter.get(key))?.consumedPoints ?? 0) >= this.#max;
  }
}

export const countInProcess: MakeCounter = (_name, max, windowSeconds) => new InProcessCounter(max, windowSeconds);
