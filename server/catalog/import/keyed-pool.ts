/** A piece of work. */
export interface KeyedWork<Work> {
  /** Does the work. `upTo` returns the line up to which everything is done once this work is; null when earlier work is outstanding. */
  run(work: Work, upTo: () => number | null): Promise<void>;
  /** Keys that only one piece of work may use at a time. */
  namesOf(work: Work): Iterable<string>;
  lastLineOf(work: Work): number;
}

/** Thrown by work that is left because the pool's signal aborted: nothing after it counts as done. */
export class LeftUndone extends Error {}

interface Flight {
  readonly names: ReadonlySet<string>;
  readonly lastLine: number;
  readonly landed: Promise<void>;
  done: boolean;
}

/**
 * Runs work concurrently, but in order where keys overlap, and tracks the line up to which all is done, so that an interrupted run can be
 * resumed there.
 */
export class KeyedPool<Work> {
  readonly #lane: KeyedWork<Work>;
  readonly #most: number;
  #flights: Flight[] = [];
  #doneUpTo = 0;
  #failure: { error: unknown } | null = null;

  readonly #signal: AbortSignal | undefined;

  /** Runs at most this many at once; starts nothing after `signal` aborts. */
  constructor(lane: KeyedWork<Work>, most: number, signal?: AbortSignal) {
    this.#lane = lane;
    this.#most = most;
    this.#signal = signal;
  }

  /** The last line up to which everything is done. */
  get doneUpTo(): number {
    return this.#doneUpTo;
  }

  /** Starts the work when a slot is free. Throws an earlier failure. */
  async add(work: Work): Promise<void> {
    const names = new Set(this.#lane.namesOf(work));
    while (this.#isBlocked(names)) await Promise.race(this.#open().map((flight) => flight.landed));
    this.#rethrow();
    if (this.#signal?.aborted) return;
    const flight: Flight = { names, lastLine: this.#lane.lastLineOf(work), landed: this.#fly(work, () => flight), done: false };
    this.#flights.push(flight);
  }

  /** Waits for all work. Throws a failure. */
  async finish(): Promise<void> {
    await Promise.all(this.#open().map((flight) => flight.landed));
    this.#rethrow();
  }

  async #fly(work: Work, flight: () => Flight): Promise<void> {
    // In the next microtask, when the flight has been registered.
    await Promise.resolve();
    try {
      await this.#lane.run(work, () => this.#upTo(flight()));
      flight().done = true;
    } catch (error) {
      // A failure says more than what the stop has left.
      if (!this.#failure || this.#failure.error instanceof LeftUndone) this.#failure = { error };
    }
    this.#flights = this.#flights.filter((other) => other !== flight() || other.done);
    while (this.#flights[0]?.done && !this.#failure) this.#doneUpTo = this.#flights.shift()?.lastLine ?? this.#doneUpTo;
  }

  #upTo(flight: Flight): number | null {
    const before = this.#flights.slice(0, this.#flights.indexOf(flight));
    return !this.#failure && before.every((other) => other.done) ? flight.lastLine : null;
  }

  #open(): Flight[] {
    return this.#flights.filter((flight) => !flight.done);
  }

  #isBlocked(names: ReadonlySet<string>): boolean {
    const open = this.#open();
    return !this.#failure && (open.length >= this.#most || open.some((flight) => [...names].some((name) => flight.names.has(name))));
  }

  #rethrow(): void {
    if (this.#failure && !(this.#failure.error instanceof LeftUndone)) throw this.#failure.error;
  }
}
