/** Thrown when the queue is full. */
export class QueueFull extends Error {}

/**
 * Runs at most `atOnce` tasks at a time and queues at most `maxWaiting`. Owners take turns, so that an owner with many tasks delays only themselves.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  /** By owner; the next turn first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingCount = 0;
  #running = 0;

  constructor({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** Throws `QueueFull`, or what `work` throws. */
  async run<T>(work: () => Promise<T>, owner = ''): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn(owner);
    else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next();
      else this.#running--;
    }
  }

  /** Passes a finished task's slot on directly, so that no task jumps the queue. */
  #turn(owner: string): Promise<void> {
    if (this.#waitingCount >= this.#maxWaiting) throw new QueueFull();
    this.#waitingCount++;
    return new Promise((resolve) => {
      const own = this.#waiting.get(owner);
      if (own) own.push(resolve);
      else this.#waiting.set(owner, [resolve]);
    });
  }

  /** The first task of the next owner, who then moves to the end. */
  #next(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [owner, own] = first;
    const next = own.shift();
    this.#waiting.delete(owner);
    if (own.length > 0) this.#waiting.set(owner, own);
    this.#waitingCount--;
    return next;
  }
}
