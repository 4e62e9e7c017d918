import type { FlagName } from '../../../contract/flags/flags.ts';

/** Cache entries: values for this many brands and kinds of visitor per device (spec §9). */
const maxEntries = 10;
/** Evaluations cached before starting over (spec §9). */
const maxMemos = 3000;

/** Milliseconds for which stored values stand in for a failed call (spec §9: network fallback cache). */
const fallbackMs = 7 * 86_400_000;

/** Enabled flags by whom they were for, and when (milliseconds), latest last. */
export type KeptValues = readonly (readonly [key: string, on: readonly FlagName[], at: number])[];

/** Adds these values as the latest; drops the oldest beyond ten. */
export const withValues = (kept: KeptValues, key: string, on: readonly FlagName[], now: number): KeptValues =>
  [...kept.filter(([other]) => other !== key), [key, on, now] as const].slice(-maxEntries);

/** The values of the last seven days; null without any. */
export const valuesOf = (kept: KeptValues, key: string, now: number): readonly FlagName[] | null =>
  kept.find(([other, , at]) => other === key && now - at < fallbackMs)?.[1] ?? null;

/** Caches evaluations up to three thousand, then starts over. */
export class Memo<Value> {
  readonly #known = new Map<string, Value>();

  recall(key: string, work: () => Value): Value {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= maxMemos) this.#known.clear();
    const value = work();
    this.#known.set(key, value);
    return value;
  }
}
