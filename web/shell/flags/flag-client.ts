import type { Exposure, FlagName } from '../../../contract/flags/flags.ts';
import { type KeptValues, Memo, valuesOf, withValues } from './values.ts';

interface Parts {
  /** Cache key: the brand, and whether the visitor is signed in. */
  key(): string;
  /** The flags from the page's visitor call; null when it failed or took too long. */
  learn(): Promise<readonly FlagName[] | null>;
  readonly kept: { load(): KeptValues; save(kept: KeptValues): void };
  /** Values until the flags are known. */
  fallback(flag: FlagName): boolean;
  sessionId(): string;
  newId(): string;
  now(): number;
  note(exposure: Exposure): void;
}

/** Evaluates flags in the browser: loading, then ready (spec §4), by the visitor call or else by what an earlier page stored. */
export class FlagClient {
  readonly #parts: Parts;
  readonly #memo = new Memo<boolean>();
  #loading: Promise<readonly FlagName[] | null> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether a flag is on. Asking counts as an exposure once the flags are known, so ask only where it decides. */
  async isOn(flag: FlagName): Promise<boolean> {
    this.#loading ??= this.#load();
    const values = await this.#loading;
    // Not cached if it came from the defaults.
    if (values === null) this.#loading = undefined;
    const { key, fallback, note, newId, sessionId, now } = this.#parts;
    const on = values === null ? fallback(flag) : this.#memo.recall(`${key()} ${flag}`, () => values.includes(flag));
    // A default says nothing about how the flag is set.
    if (values !== null) note({ exposureId: newId(), flag, on, sessionId: sessionId(), exposedAt: new Date(now()).toISOString() });
    return on;
  }

  async #load(): Promise<readonly FlagName[] | null> {
    const { learn, kept, key, now } = this.#parts;
    const told = await learn();
    if (told === null) return valuesOf(kept.load(), key(), now());
    kept.save(withValues(kept.load(), key(), told, now()));
    return told;
  }
}
