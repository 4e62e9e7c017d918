export interface CircuitOptions {
  /** Asks the database for a sign of life, in bounded time; rejects without one. */
  probe(): Promise<unknown>;
  /** Failures in a row after which it opens. */
  readonly threshold?: number;
  /** Milliseconds between two probes while it is open. */
  readonly pauseMs?: number;
  onOpen(error: unknown): void;
  onClose(): void;
}

/**
 * A circuit breaker. Closed, calls go through. After failures in a row it opens, and calls fail at once instead of piling up. While open, a probe of its
 * own asks every second whether the database is back: no shopper's request is spent on finding out.
 */
export class Circuit {
  readonly #options: Required<CircuitOptions>;
  #failures = 0;
  #probing: NodeJS.Timeout | undefined;
  #state: 'closed' | 'open' | 'ended' = 'closed';

  constructor(options: CircuitOptions) {
    this.#options = { threshold: 3, pauseMs: 1000, ...options };
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(error: unknown): void {
    this.#failures += 1;
    if (this.#failures >= this.#options.threshold) this.open(error);
  }

  /** At once, for who knows. */
  open(error: unknown): void {
    if (this.#state !== 'closed') return;
    this.#state = 'open';
    this.#options.onOpen(error);
    this.#probeSoon();
  }

  /** No more probes. */
  end(): void {
    this.#state = 'ended';
    clearTimeout(this.#probing);
  }

  #probeSoon(): void {
    this.#probing = setTimeout(() => void this.#probe(), this.#options.pauseMs);
    this.#probing.unref();
  }

  async #probe(): Promise<void> {
    try {
      await this.#options.probe();
    } catch {
      if (this.#state === 'open') this.#probeSoon();
      return;
    }
    if (this.#state !== 'open') return;
    this.#state = 'closed';
    this.#failures = 0;
    this.#options.onClose();
  }
}
