import type { FlagName } from '../../../contract/accounts/flags.ts';

/** Entries of the cache: the values of so many brands and kinds of visitor on one device (spec §9). */
const mostEntries = 10;
/** Answers remembered before they are worked out anew (spec §9). */
const mostMemos = 3000;

/** The flags that were on, by whom they were for; the latest last. */
export type KeptValues = readonly (readonly [key: string, on: readonly FlagName[]])[];

/** The cache with these values as its latest; the oldest beyond ten go. */
export const withValues = (kept: KeptValues, key: string, on: readonly FlagName[]): KeptValues =>
  [...kept.filter(([other]) => other !== key), [key, on] as const].slice(-mostEntries);

export const valuesOf = (kept: KeptValues, key: string): readonly FlagName[] | null => kept.find(([other]) => other === key)?.[1] ?? null;

/** Remembers answers until there are three thousand of them; then it begins anew. */
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
