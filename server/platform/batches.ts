interface Waiting<Request, Answer> {
  readonly request: Request;
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

export interface BatchOptions<Request, Answer> {
  /** Answers a batch of requests, in their order. What it throws, all of them get. */
  run(requests: readonly Request[]): Promise<readonly Answer[]>;
  /** Requests of the same key never share a batch, nor run in two batches at once: the later one waits. */
  keyOf(request: Request): string;
  /** Requests in a batch at the most. */
  readonly most: number;
  /** Batches that may run at the same time. */
  readonly atOnce: number;
  /** Requests that must wait before another batch runs beside one that is running; with fewer its statements would be paid for too few. */
  readonly crowd: number;
}

/**
 * Does together what is asked for at the same time. A request that comes alone runs at once; those that come while batches are running
 * make up the next one. So the statements of a batch are paid once by all in it, and nobody waits for company.
 */
export class Batches<Request, Answer> {
  readonly #options: BatchOptions<Request, Answer>;
  readonly #busy = new Set<string>();
  #waiting: Waiting<Request, Answer>[] = [];
  #running = 0;
  #scheduled = false;

  constructor(options: BatchOptions<Request, Answer>) {
    this.#options = options;
  }

  /** The answer to a request; rejects with what its batch throws. */
  ask(request: Request): Promise<Answer> {
    const answer = new Promise<Answer>((settle, fail) => this.#waiting.push({ request, settle, fail }));
    this.#schedule();
    return answer;
  }

  /** After everything that has arrived by now has been read: what comes in one go shares a batch. */
  #schedule(): void {
    const { atOnce, crowd } = this.#options;
    if (this.#scheduled || this.#running >= atOnce) return;
    if (this.#running > 0 && this.#waiting.length < crowd) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#runNext();
    });
  }

  async #runNext(): Promise<void> {
    const batch = this.#take();
    if (batch.length === 0) return;
    this.#running++;
    try {
      const answers = await this.#options.run(batch.map(({ request }) => request));
      for (const [i, { settle }] of batch.entries()) settle(answers[i] as Answer);
    } catch (error) {
      for (const { fail } of batch) fail(error);
    } finally {
      this.#running--;
      for (const { request } of batch) this.#busy.delete(this.#options.keyOf(request));
      if (this.#waiting.length > 0) this.#schedule();
    }
  }

  #take(): Waiting<Request, Answer>[] {
    const batch: Waiting<Request, Answer>[] = [];
    const later: Waiting<Request, Answer>[] = [];
    for (const waiting of this.#waiting) {
      const key = this.#options.keyOf(waiting.request);
      if (batch.length >= this.#options.most || this.#busy.has(key)) later.push(waiting);
      else {
        this.#busy.add(key);
        batch.push(waiting);
      }
    }
    this.#waiting = later;
    return batch;
  }
}
