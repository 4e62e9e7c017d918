import type { Noted } from '../../../contract/figures/visits.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import { optOutCookie } from '../../../contract/visitor/consent.ts';
import type { Content } from '../../content/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { clockOf } from '../../platform/time/clock.ts';
import { saveBanners } from '../banners/saving.ts';
import { addCounts } from './store.ts';
import { type SearchEvent, Tally } from './tally.ts';
import { countedWords } from './words.ts';

/** Milliseconds until what was counted is saved. */
const savedAfterMs = 10_000;

/** A process's counts that are not saved yet. */
class Notes {
  readonly tally = new Tally();
  waiting: NodeJS.Timeout | undefined;
}

const newNotes = (): Notes => new Notes();

/** Crawlers that say so and run scripts; those without script never report a visit. */
const crawler = /(?<!cu)bots?\b|crawl|spider|slurp|preview|lighthouse|monitor/i;

/** Whether a call counts: no crawler, and nobody who wants nothing of theirs shared, though the counts name nobody. */
export const isCounted = ({ optsOut, cookie, userAgent }: Pick<Call, 'optsOut' | 'cookie' | 'userAgent'>): boolean =>
  !optsOut && cookie(optOutCookie) !== 'true' && userAgent !== null && !crawler.test(userAgent);

export interface VisitParts {
  readonly database: Database;
  /** The pages whose banners count. */
  readonly content: Pick<Content, 'banners'>;
}

/** Counts what a browser reports, in memory; saved together with everything else of the next seconds. */
export function noteEvents(parts: VisitParts, events: readonly Noted[], call: Call): void {
  if (!isCounted(call)) return;
  const { database } = parts;
  const notes = database.perShop(newNotes);
  const place = { day: shopDay(call.now), brand: call.brand };
  for (const event of events) noteEvent(notes.tally, { ...place, now: call.now }, event);
  // A failed save loses a few seconds of counts, which is better than piling them up while the database is away.
  notes.waiting ??= setTimeout(() => {
    saveNoted(parts).catch((error: unknown) => call.log.warn({ err: error }, 'counts were not saved'));
  }, savedAfterMs).unref();
}

function noteEvent(tally: Tally, { now, ...place }: { day: string; brand: string; now: Date }, event: Noted): void {
  switch (event.kind) {
    case 'step':
      tally.noteStep(place, event.step);
      return;
    case 'banners':
      for (const banner of new Set(event.banners)) tally.noteBanner(place, event.page, banner, event.action);
      return;
    case 'ordered': {
      const { page, banner, orderNumber, seconds } = event;
      tally.noteOrder({ ...place, page, banner, orderNumber, clickedAt: new Date(now.getTime() - seconds * 1000) });
      return;
    }
    default: {
      const words = countedWords(event.text);
      if (words !== null) tally.noteSearch(place, words, whatHappened(event));
    }
  }
}

function whatHappened(event: Extract<Noted, { kind: 'search' | 'led' }>): SearchEvent[] {
  if (event.kind === 'led') return [event.to === 'cart' ? 'carts' : 'products'];
  return event.found === 0 ? ['searches', 'nothing'] : ['searches'];
}

/** Saves what this process has counted: at the latest before it ends. */
export async function saveNoted({ database, content }: VisitParts): Promise<void> {
  const notes = database.perShop(newNotes);
  clearTimeout(notes.waiting);
  notes.waiting = undefined;
  if (notes.tally.isEmpty) return;
  const { searches, steps, banners, orders } = notes.tally.take();
  if (searches.length + steps.length > 0) await database.transact((tx) => addCounts(tx, searches, steps));
  await saveBanners({ database, content }, banners, orders, clockOf(database).now());
}
