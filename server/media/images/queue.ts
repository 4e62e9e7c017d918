/** Thrown when so many wait already that a further one would wait too long. */
export class QueueFull extends Error {}

/** Runs at most `atOnce` pieces of work at a time; further ones wait their turn, but not more than `maxWaiting` of them. */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** Throws `QueueFull`, or what `work` throws. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn();
    else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  /** The place of a piece of work that has ended is handed on, so that nobody slips in between. */
  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) throw new QueueFull();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
