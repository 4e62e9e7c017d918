import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../fuzz/random.ts';
import { ApiShopper, ways } from '../support/api-shopper.ts';

/** What visitors found out, by the time of the request (milliseconds since the epoch). */
export interface Visits {
  readonly failures: Failure[];
  /** Of pages that are cached. */
  readonly pages: { readonly at: number; readonly milliseconds: number }[];
  /** Numbers of the orders that shoppers were told. */
  readonly told: string[];
  attempts: number;
  readonly done: Map<string, number>;
}

export interface Failure {
  readonly from: number;
  readonly to: number;
  readonly what: string;
}

/** Where they go. */
export interface Places {
  /** The shop's present address. */
  url: string;
  readonly pages: readonly string[];
  readonly words: readonly string[];
  readonly variations: readonly number[];
}

/** Of a hundred visits: 70 look at pages, 20 search, 7 fill a cart, 3 buy. */
const habits = [
  ['browse', 70],
  ['search', 20],
  ['cart', 7],
  ['buy', 3],
] as const;
const drawn = habits.flatMap(([habit, share]) => new Array<typeof habit>(share).fill(habit));

/** Milliseconds that a visitor waits at most before they go on. */
const maxPause = 120;

/** One visitor after the other, until told to stop. Failures are noted with their time; whoever asks knows whether something was broken then. */
export async function keepVisiting(places: Places, visits: Visits, random: Random, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const habit = random.pick(drawn);
    const from = Date.now();
    try {
      await visitOf[habit](places, visits, random);
      visits.done.set(habit, (visits.done.get(habit) ?? 0) + 1);
    } catch (error) {
      visits.failures.push({ from, to: Date.now(), what: `${habit}: ${error instanceof Error ? error.message : error}` });
      // As a person who sees an error would.
      await sleep(500);
    }
    await sleep(random.below(maxPause));
  }
}

const visitOf = {
  browse: async ({ url, pages }: Places, visits: Visits, random: Random) => {
    const at = Date.now();
    const began = performance.now();
    await get(url + random.pick(pages));
    visits.pages.push({ at, milliseconds: performance.now() - began });
  },
  search: async ({ url, words }: Places, _visits: Visits, random: Random) => {
    await get(`${url}/api/search?k=${encodeURIComponent(random.pick(words))}`);
  },
  cart: async ({ url, variations }: Places, _visits: Visits, random: Random) => {
    const shopper = new ApiShopper(url);
    await shopper.fillCart(random.pick(variations));
    const { status } = await shopper.call('GET', '/api/cart');
    if (status !== 200) throw new Error(`The cart answered ${status}`);
  },
  buy: async ({ url, variations }: Places, visits: Visits, random: Random) => {
    const shopper = new ApiShopper(url);
    const way = random.pick(ways);
    const { checkoutUuid, total, storeCard } = await shopper.prepare(random.pick(variations), way);
    visits.attempts += 1;
    visits.told.push(await shopper.place(checkoutUuid, way, total, storeCard));
  },
};

async function get(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
}
