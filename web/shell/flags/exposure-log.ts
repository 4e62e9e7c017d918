import type { Exposure } from '../../../contract/flags/flags.ts';

/** Spec §9, in milliseconds and numbers. */
const flushInterval = 10_000;
const maxQueued = 100;
const maxFailed = 500;
const duplicateWindow = 10 * 60_000;

interface Parts {
  /** False if they can be sent again later. */
  send(exposures: readonly Exposure[]): Promise<boolean>;
  now(): number;
  /** Unsent exposures, kept over page loads. */
  readonly failed: { load(): readonly Exposure[]; save(exposures: readonly Exposure[]): void };
}

/** Exposures of this visitor to flags: sent every ten seconds or at a hundred, each at most once in ten minutes, and again later after a failure. */
export class ExposureLog {
  readonly #parts: Parts;
  readonly #toldAt = new Map<string, number>();
  #queue: Exposure[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  note(exposure: Exposure): void {
    const now = this.#parts.now();
    for (const [key, at] of this.#toldAt) if (now - at >= duplicateWindow) this.#toldAt.delete(key);
    const key = `${exposure.flag} ${exposure.on} ${exposure.sessionId}`;
    if (this.#toldAt.has(key)) return;
    this.#toldAt.set(key, now);
    this.#queue.push(exposure);
    this.#timer ??= setInterval(() => void this.flush(), flushInterval);
    if (this.#queue.length >= maxQueued) void this.flush();
  }

  /** Sends what waits, after what failed earlier. */
  async flush(): Promise<void> {
    const { failed, send } = this.#parts;
    const waiting = [...failed.load(), ...this.#queue];
    this.#queue = [];
    failed.save([]);
    for (let from = 0; from < waiting.length; from += maxQueued) {
      if (await send(waiting.slice(from, from + maxQueued))) continue;
      // The rest would fail too. The oldest are dropped first.
      return failed.save([...failed.load(), ...waiting.slice(from)].slice(-maxFailed));
    }
  }

  /** Sends everything unsent when the page unloads. */
  take(): readonly Exposure[] {
    clearInterval(this.#timer);
    this.#timer = undefined;
    return this.#queue.splice(0);
  }
}
