import type { Logger } from 'pino';
import { flagship } from '../../brands/family.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import type { Config } from '../platform/config/config.ts';
import { urlOf } from '../platform/config/shop-urls.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import { type OutgoingCard, type Outlet, RefusedError } from './outlets/outlet.ts';
import { findUnsentCards, findUnsentEvents, markCardsSent, markEventsSent, type UnsentCard } from './outlets/store.ts';

export interface SendingParts {
  readonly database: Database;
  readonly config: Pick<Config, 'shopUrls'>;
  readonly log: Logger;
}

/** Older events are not worth sending, for example after a day of silence or to a new outlet. */
const freshDays = 1;
const batchSize = 500;

/**
 * Sends customers' cards and their events to the outlet and records what it accepted, so that each arrives once, or twice after a crash in between.
 * Throws when it does not answer; the rest is sent next time.
 */
export async function sendOut({ database, config, log }: SendingParts, outlet: Outlet, now: Date): Promise<void> {
  const { read } = database;
  const since = daysAfter(now, -freshDays);
  const pass = async (send: () => Promise<void>, note: (tx: Tx) => Promise<void>) => {
    try {
      await send();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      log.error({ err: error }, 'engagement: refused');
    }
    await database.transact(note);
  };
  for (const [card, ids] of grouped(await findUnsentCards(read, since, now, batchSize), outlet.most.recipients, config)) {
    await pass(
      () => outlet.sendCard(card, now),
      (tx) => markCardsSent(tx, ids, now),
    );
  }
  const events = await findUnsentEvents(read, since, batchSize);
  for (let from = 0; from < events.length; from += outlet.most.events) {
    const some = events.slice(from, from + outlet.most.events);
    await pass(
      () => outlet.sendEvents(some),
      (tx) =>
        markEventsSent(
          tx,
          some.map(({ eventId }) => eventId),
          now,
        ),
    );
  }
}

/** Equal texts for several customers make one card, up to the outlet's maximum. */
function grouped(cards: readonly UnsentCard[], most: number, config: SendingParts['config']): [OutgoingCard, string[]][] {
  const groups = new Map<string, UnsentCard[]>();
  for (const card of cards) {
    const key = JSON.stringify([wordsOf(card), card.brand, card.imageUrl, card.url]);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()].flatMap((group) => {
    const chunks = Array.from({ length: Math.ceil(group.length / most) }, (_, i) => group.slice(i * most, (i + 1) * most));
    return chunks.flatMap((chunk): [OutgoingCard, string[]][] => {
      const [first] = chunk;
      return first ? [[outgoing(first, chunk, config), chunk.map(({ id }) => id)]] : [];
    });
  });
}

const wordsOf = ({ title, description, linkText, expiresAt }: UnsentCard) => ({ title, description, linkText, expiresAt });

function outgoing(card: UnsentCard, cards: readonly UnsentCard[], config: SendingParts['config']): OutgoingCard {
  const { brand, imageUrl, url } = card;
  const shop = urlOf(config, brand ?? flagship);
  const absolute = (path: string | null) => (path?.startsWith('/') ? shop + path : path);
  return { ...wordsOf(card), imageUrl: absolute(imageUrl), url: absolute(url), recipients: cards.map(({ ownerId }) => ownerId) };
}
