/** Statuses after which the same request may succeed (spec §9). */
const retried = new Set([408, 500, 502, 503, 504, 522, 524, 599]);
/** Timeout in milliseconds (spec §9), and the wait before the first retry, doubling each time. */
const timeout = 10_000;
const firstDelay = 1000;
const maxAttempts = 3;
/** Maximum requests per endpoint and second (spec §9). */
const maxPerWindow = 50;
const rateWindow = 1000;

interface Parts {
  /** Returns the status; rejects without a response. */
  post(path: string, body: string, signal: AbortSignal): Promise<number>;
  now(): number;
}

/** Sends to the shop with a timeout, useful retries, and a rate that no bug can exceed. */
export class Requests {
  readonly #parts: Parts;
  readonly #sentAt = new Map<string, number[]>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether the body arrived or was permanently refused; false when it may be sent again later. */
  async send(path: string, body: string): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      if (!this.#mayAsk(path)) return false;
      const status = await this.#ask(path, body);
      const later = status === 0 || status === 429;
      if (!later && !retried.has(status)) return true;
      if (later || attempt === maxAttempts) return false;
      await new Promise((resolve) => setTimeout(resolve, firstDelay * 2 ** (attempt - 1)));
    }
  }

  async #ask(path: string, body: string): Promise<number> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeout);
    try {
      return await this.#parts.post(path, body, abort.signal);
    } catch {
      return 0;
    } finally {
      clearTimeout(timer);
    }
  }

  #mayAsk(path: string): boolean {
    const now = this.#parts.now();
    const recent = (this.#sentAt.get(path) ?? []).filter((at) => now - at < rateWindow);
    const may = recent.length < maxPerWindow;
    this.#sentAt.set(path, may ? [...recent, now] : recent);
    return may;
  }
}
