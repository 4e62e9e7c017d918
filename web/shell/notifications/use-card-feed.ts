import { useEffect, useState } from 'react';
import { type ContentCard, engagementEndpoints } from '../../../contract/engagement/engagement.ts';
import { client } from '../../api/browser.ts';
import { beacon } from '../beacon.ts';
import { setCardCount } from '../visitor/visitor.ts';
import { CardFeed, type FeedState } from './card-feed.ts';
import { CardLog } from './card-log.ts';

const log = new CardLog({
  send: async (events) => {
    const told = await client.call(engagementEndpoints.logCardEvents, { events: [...events] });
    // A refusal is final.
    return told.ok || (told.statusCode >= 400 && told.statusCode < 500 && told.statusCode !== 429);
  },
  newId: () => crypto.randomUUID(),
  now: () => new Date(),
});

/** Sends unsent events when the page unloads. */
addEventListener('pagehide', () => {
  const events = log.take();
  if (events.length > 0) beacon(engagementEndpoints.logCardEvents, { events: [...events] });
});

let tell: (state: FeedState) => void = () => {};
const feed = new CardFeed({
  fetchCards: async () => {
    const answer = await client.call(engagementEndpoints.getCards, {});
    return answer.ok ? answer.data.cards : null;
  },
  log,
  changed: (state) => {
    if (state.kind === 'ready') setCardCount(state.cards.length);
    tell(state);
  },
});

/** The cards for the drawer, refreshed each time it opens (spec §4). */
export function useCardFeed(open: boolean) {
  const [state, setState] = useState<FeedState>({ kind: 'loading' });
  useEffect(() => {
    tell = setState;
    if (open) feed.refresh();
    return () => feed.stop();
  }, [open]);

  useEffect(() => {
    if (!open || state.kind !== 'ready') return;
    for (const { id, viewed } of state.cards) if (!viewed) log.note(id, 'impression');
    void log.flush();
  }, [open, state]);

  return {
    state,
    refresh: () => feed.refresh(),
    dismiss: ({ id }: ContentCard) => feed.dismiss(id),
    follow: ({ id }: ContentCard) => log.note(id, 'click'),
  };
}
