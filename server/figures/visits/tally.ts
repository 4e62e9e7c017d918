import type { BannerAction, VisitStep } from '../../../contract/figures/visits.ts';

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

/** Visits that saw or clicked a banner of a page. */
export interface BannerCount extends Readonly<Record<BannerAction, number>> {
  readonly day: string;
  readonly brand: string;
  readonly page: string;
  readonly banner: string;
}

/** An order that may have followed a click on a banner; when both are saved, it is looked up and forgotten. */
export interface BannerOrder extends Omit<BannerCount, BannerAction> {
  readonly orderNumber: string;
  readonly clickedAt: Date;
}

export interface Counted {
  readonly searches: readonly SearchCount[];
  readonly steps: readonly StepCount[];
  readonly banners: readonly BannerCount[];
  readonly orders: readonly BannerOrder[];
}

/** Where and when something counts. */
interface Place {
  readonly day: string;
  readonly brand: string;
}

export type SearchEvent = 'searches' | 'nothing' | 'products' | 'carts';

/** Most distinct searches in memory; a flood of others only adds to the empty text. */
const maxWords = 2000;
/** Banners and orders in memory at most: more than any shop has in these seconds. */
const maxBanners = 2000;
const maxOrders = 1000;

const keyOf = (...parts: readonly string[]) => parts.join('\n');
const none = { searches: 0, nothing: 0, products: 0, carts: 0 };

/** Counts in memory until they are saved, so that no visit waits for a write. */
export class Tally {
  #searches = new Map<string, SearchCount>();
  #steps = new Map<string, StepCount>();
  #banners = new Map<string, BannerCount>();
  #orders: BannerOrder[] = [];

  get isEmpty(): boolean {
    return this.#searches.size === 0 && this.#steps.size === 0 && this.#banners.size === 0 && this.#orders.length === 0;
  }

  noteSearch(place: Place, given: string, events: readonly SearchEvent[]): void {
    const { day, brand } = place;
    const isKept = this.#searches.size < maxWords || this.#searches.has(keyOf(day, brand, given));
    const words = isKept ? given : '';
    const key = keyOf(day, brand, words);
    const counted = { ...(this.#searches.get(key) ?? { day, brand, words, ...none }) };
    for (const event of events) counted[event] += 1;
    this.#searches.set(key, counted);
  }

  noteStep({ day, brand }: Place, step: VisitStep): void {
    const key = keyOf(day, brand, step);
    this.#steps.set(key, { day, brand, step, visits: (this.#steps.get(key)?.visits ?? 0) + 1 });
  }

  noteBanner({ day, brand }: Place, page: string, banner: string, action: BannerAction): void {
    const key = keyOf(day, brand, page, banner);
    const known = this.#banners.get(key);
    if (!known && this.#banners.size >= maxBanners) return;
    const counted = known ?? { day, brand, page, banner, shown: 0, clicked: 0 };
    this.#banners.set(key, { ...counted, [action]: counted[action] + 1 });
  }

  noteOrder(order: BannerOrder): void {
    if (this.#orders.length < maxOrders) this.#orders.push(order);
  }

  /** Everything counted since the last call. */
  take(): Counted {
    const counted = {
      searches: [...this.#searches.values()],
      steps: [...this.#steps.values()],
      banners: [...this.#banners.values()],
      orders: this.#orders,
    };
    this.#searches = new Map();
    this.#steps = new Map();
    this.#banners = new Map();
    this.#orders = [];
    return counted;
  }
}
