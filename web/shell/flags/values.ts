import type { FlagName } from '../../../contract/accounts/flags.ts';

/** Cache entries: values for this many brands and kinds of visitor per device (spec §9). */
const mostEntries = 10;
/** Evaluations cached before starting over (spec §9). */
const mostMemos = 3000;

/** Enabled flags by whom they were for, latest last. */
export type KeptValues = readonly (readonly [key: string, on: readonly FlagName[]])[];

/** Adds these values as the latest; drops the oldest beyond ten. */
export const withValues = (kept: KeptValues, key: string, on: readonly FlagName[]): KeptValues =>
  [...kept.filter(([other]) => other !== key), [key, on] as const].slice(-mostEntries);

export const valuesOf = (kept: KeptValues, key: string): readonly FlagName[] | null => kept.find(([other]) => other === key)?.[1] ?? null;

/** Caches evaluations up to three thousand, then starts over. */
export class Memo<Value> {
  readonly #known = new Map<string, Value>();

  recall(key: string, work: () => Value): Value {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= mostMemos) this.#known.clear();
    const value = work();
    this.#known.set(key, value);
    return value;
  }
}
