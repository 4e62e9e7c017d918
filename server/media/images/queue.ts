/** Thrown when so many wait already that a further one would wait too long. */
export class QueueFull extends Error {}

/**
 * Runs at most `atOnce` pieces of work at a time; further ones wait their turn, but not more than `maxWaiting` of them. Owners take
 * turns, so that whoever brings much delays nobody but themselves.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  /** By owner, whose turn is next first. */
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

  /** The place of a piece of work that has ended is handed on, so that nobody slips in between. */
  #turn(owner: string): Promise<void> {
    if (this.#waitingCount >= this.#maxWaiting) throw new QueueFull();
    this.#waitingCount++;
    return new Promise((resolve) => {
      const own = this.#waiting.get(owner);
      if (own) own.push(resolve);
      else this.#waiting.set(owner, [resolve]);
    });
  }

  /** The first of the owner whose turn it is, who then goes to the end of the line. */
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
