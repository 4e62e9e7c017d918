import { optOutCookie } from '../../../contract/accounts/consent.ts';
import type { Noted } from '../../../contract/figures/visits.ts';
import { shopDay } from '../../delivery/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
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

/** Counts what a browser reports, in memory; saved together with everything else of the next seconds. */
export function noteEvents(database: Database, events: readonly Noted[], call: Call): void {
  if (!isCounted(call)) return;
  const notes = database.perShop(newNotes);
  const place = { day: shopDay(call.now), brand: call.brand };
  for (const event of events) noteEvent(notes.tally, place, event);
  // A failed save loses a few seconds of counts, which is better than piling them up while the database is away.
  notes.waiting ??= setTimeout(() => {
    saveNoted(database).catch((error: unknown) => call.log.warn({ err: error }, 'counts were not saved'));
  }, savedAfterMs).unref();
}

function noteEvent(tally: Tally, place: { day: string; brand: string }, event: Noted): void {
  if (event.kind === 'step') {
    tally.noteStep(place, event.step);
    return;
  }
  const words = countedWords(event.text);
  if (words !== null) tally.noteSearch(place, words, whatHappened(event));
}

function whatHappened(event: Exclude<Noted, { kind: 'step' }>): SearchEvent[] {
  if (event.kind === 'led') return [event.to === 'cart' ? 'carts' : 'products'];
  return event.found === 0 ? ['searches', 'nothing'] : ['searches'];
}

/** Saves what this process has counted: at the latest before it ends. */
export async function saveNoted(database: Database): Promise<void> {
  const notes = database.perShop(newNotes);
  clearTimeout(notes.waiting);
  notes.waiting = undefined;
  if (notes.tally.isEmpty) return;
  const { searches, steps } = notes.tally.take();
  await database.transact((tx) => addCounts(tx, searches, steps));
}
