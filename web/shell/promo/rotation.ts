/** Milliseconds between turns, and from the end of a touch or hover until it continues (spec §9). */
export const turnEvery = 4000;
export const resumeAfter = 1000;

/** Calls `turn` every four seconds. Touch, hover and focus hold it until a second after they end; the pause button stops it until pressed again. */
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

  /** Touch, hover or focus began. */
  hold(): void {
    this.#rest();
  }

  /** It ended. */
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
