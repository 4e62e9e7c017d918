export interface CircuitOptions {
  /** Pings the database with a timeout; rejects without an answer. */
  probe(): Promise<unknown>;
  /** Consecutive failures that open the circuit. */
  readonly threshold?: number;
  /** Milliseconds between two probes while it is open. */
  readonly pauseMs?: number;
  onOpen(error: unknown): void;
  onClose(): void;
}

/**
 * A circuit breaker. While closed, calls pass. After consecutive failures it opens, and calls fail at once instead of piling up. It then probes the
 * database every second, so that no shopper's request is spent on finding out.
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

  /** Opens at once, for callers who know. */
  open(error: unknown): void {
    if (this.#state !== 'closed') return;
    this.#state = 'open';
    this.#options.onOpen(error);
    this.#probeSoon();
  }

  /** Stops probing. */
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
