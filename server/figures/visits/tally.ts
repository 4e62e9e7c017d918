import type { VisitStep } from '../../../contract/figures/visits.ts';

/** What happened after searches for the same words on one day at one brand. Empty words stand for those that were not kept. */
export interface SearchCount {
  readonly day: string;
  readonly brand: string;
  readonly words: string;
  readonly searches: number;
  readonly nothing: number;
  readonly products: number;
  readonly carts: number;
}

/** Visits that came to a step. */
export interface StepCount {
  readonly day: string;
  readonly brand: string;
  readonly step: VisitStep;
  readonly visits: number;
}

export interface Counted {
  readonly searches: readonly SearchCount[];
  readonly steps: readonly StepCount[];
}

export type SearchEvent = 'searches' | 'nothing' | 'products' | 'carts';

/** Different words in memory at most; whoever floods the shop with others only adds to the empty ones. */
const mostWords = 2000;

const keyOf = (...parts: readonly string[]) => parts.join('\n');
const none = { searches: 0, nothing: 0, products: 0, carts: 0 };

/** Counts in memory until they are saved, so that no visit waits for a write. */
export class Tally {
  #searches = new Map<string, SearchCount>();
  #steps = new Map<string, StepCount>();

  get isEmpty(): boolean {
    return this.#searches.size === 0 && this.#steps.size === 0;
  }

  noteSearch(place: { readonly day: string; readonly brand: string }, given: string, events: readonly SearchEvent[]): void {
    const { day, brand } = place;
    const isKept = this.#searches.size < mostWords || this.#searches.has(keyOf(day, brand, given));
    const words = isKept ? given : '';
    const key = keyOf(day, brand, words);
    const counted = { ...(this.#searches.get(key) ?? { day, brand, words, ...none }) };
    for (const event of events) counted[event] += 1;
    this.#searches.set(key, counted);
  }

  noteStep({ day, brand }: { readonly day: string; readonly brand: string }, step: VisitStep): void {
    const key = keyOf(day, brand, step);
    this.#steps.set(key, { day, brand, step, visits: (this.#steps.get(key)?.visits ?? 0) + 1 });
  }

  /** Everything counted since the last call. */
  take(): Counted {
    const counted = { searches: [...this.#searches.values()], steps: [...this.#steps.values()] };
    this.#searches = new Map();
    this.#steps = new Map();
    return counted;
  }
}
