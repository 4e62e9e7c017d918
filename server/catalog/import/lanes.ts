/** What lanes need to know of a piece of work. */
export interface Lane<Work> {
  /** Does the work. `upTo` answers the line that may be noted as done with it: all before it is done too; null while that is not so. */
  run(work: Work, upTo: () => number | null): Promise<void>;
  /** Names that no two pieces may work on at once. */
  namesOf(work: Work): Iterable<string>;
  lastLineOf(work: Work): number;
}

interface Flight {
  readonly names: ReadonlySet<string>;
  readonly lastLine: number;
  readonly landed: Promise<void>;
  done: boolean;
}

/**
 * Does pieces of work side by side, though in their order where two touch the same names, and keeps count of how far all of it has
 * come, so that a run that is cut off can be continued behind that line.
 */
export class Lanes<Work> {
  readonly #lane: Lane<Work>;
  readonly #most: number;
  #flights: Flight[] = [];
  #doneUpTo = 0;
  #failure: { error: unknown } | null = null;

  readonly #signal: AbortSignal | undefined;

  /** At most so many at once; once `signal` aborts nothing more is begun. */
  constructor(lane: Lane<Work>, most: number, signal?: AbortSignal) {
    this.#lane = lane;
    this.#most = most;
    this.#signal = signal;
  }

  /** The last line up to which everything is done. */
  get doneUpTo(): number {
    return this.#doneUpTo;
  }

  /** Begins the work once a lane is free. Throws what an earlier piece has failed with. */
  async add(work: Work): Promise<void> {
    const names = new Set(this.#lane.namesOf(work));
    while (this.#isBlocked(names)) await Promise.race(this.#open().map((flight) => flight.landed));
    this.#rethrow();
    if (this.#signal?.aborted) return;
    const flight: Flight = { names, lastLine: this.#lane.lastLineOf(work), landed: this.#fly(work, () => flight), done: false };
    this.#flights.push(flight);
  }

  /** Waits until all is done. Throws what a piece has failed with. */
  async finish(): Promise<void> {
    await Promise.all(this.#open().map((flight) => flight.landed));
    this.#rethrow();
  }

  async #fly(work: Work, flight: () => Flight): Promise<void> {
    // In the next turn: the flight is among the others by then.
    await Promise.resolve();
    try {
      await this.#lane.run(work, () => this.#upTo(flight()));
      flight().done = true;
    } catch (error) {
      this.#failure ??= { error };
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
    if (this.#failure) throw this.#failure.error;
  }
}
