/** Milliseconds between turns, and from the end of a touch or hover to the next running (spec §9). */
export const turnEvery = 4000;
export const resumeAfter = 1000;

/**
 * Calls `turn` every four seconds while nothing holds it. A finger, a pointer or the focus holds it, and it runs again a second after they have
 * left; the pause button stops it until it is pressed again.
 */
export class Rotation {
  readonly #turn: () => void;
  #turning: ReturnType<typeof setInterval> | undefined;
  #resuming: ReturnType<typeof setTimeout> | undefined;
  #stopped = true;

  constructor(turn: () => void) {
    this.#turn = turn;
  }

  start(): void {
    this.#stopped = false;
    this.#run();
  }

  stop(): void {
    this.#stopped = true;
    this.#rest();
  }

  /** A finger, a pointer or the focus is there. */
  hold(): void {
    this.#rest();
  }

  /** It has left. */
  release(): void {
    this.#rest();
    if (!this.#stopped) this.#resuming = setTimeout(() => this.#run(), resumeAfter);
  }

  #run(): void {
    this.#rest();
    this.#turning = setInterval(this.#turn, turnEvery);
  }

  #rest(): void {
    clearInterval(this.#turning);
    clearTimeout(this.#resuming);
  }
}
