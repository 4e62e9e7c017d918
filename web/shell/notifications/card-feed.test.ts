import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardEvent, ContentCard } from '../../../contract/engagement/engagement.ts';
import { CardFeed, type FeedState } from './card-feed.ts';
import { CardLog } from './card-log.ts';

const card = (id: string) => ({ id, title: id }) as ContentCard;
let cards: ContentCard[] | null;
let arrives: boolean;
let sent: CardEvent[][];
let states: FeedState[];
const fetchCards = vi.fn(async () => cards);

function open(): { feed: CardFeed; log: CardLog } {
  let ids = 0;
  const log = new CardLog({
    send: async (events) => {
      sent.push([...events]);
      return arrives;
    },
    newId: () => String(++ids),
    now: () => new Date(),
  });
  const feed = new CardFeed({ fetchCards, log, changed: (state) => states.push(state) });
  feed.refresh();
  return { feed, log };
}
const kinds = (events: readonly CardEvent[] | undefined) => events?.map(({ cardId, kind }) => `${cardId} ${kind}`);
const shown = () => {
  const state = states.at(-1);
  return state?.kind === 'ready' ? state.cards.map(({ id }) => id) : state?.kind;
};

beforeEach(() => {
  vi.useFakeTimers();
  [cards, arrives, sent, states] = [[card('a'), card('b')], true, [], []];
  fetchCards.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('[§4 notification drawer] the list of cards', () => {
  it('is fetched at most every three seconds', async () => {
    const { feed } = open();
    await vi.advanceTimersByTimeAsync(0);
    feed.refresh();
    feed.refresh();
    await vi.advanceTimersByTimeAsync(2999);
    expect(fetchCards).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchCards).toHaveBeenCalledTimes(2);
  });

  it('is retried every two seconds while the service is down, five times, then on demand', async () => {
    cards = null;
    const { feed } = open();
    await vi.advanceTimersByTimeAsync(7999);
    expect(fetchCards).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetchCards).toHaveBeenCalledTimes(5);
    expect(shown()).toBe('failed');
    cards = [card('a')];
    feed.refresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual(['a']);
  });

  it('stays when a refresh fails', async () => {
    const { feed } = open();
    await vi.advanceTimersByTimeAsync(0);
    cards = null;
    feed.refresh();
    await vi.advanceTimersByTimeAsync(3000);
    expect(shown()).toEqual(['a', 'b']);
  });

  it('drops a dismissed card at once, tells the shop in order, and refreshes after a while', async () => {
    const { feed } = open();
    await vi.advanceTimersByTimeAsync(0);
    feed.dismiss('a');
    expect(shown()).toEqual(['b']);
    expect(kinds(sent[0])).toEqual(['a click', 'a impression', 'a dismissal']);
    await vi.advanceTimersByTimeAsync(2999);
    expect(fetchCards).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchCards).toHaveBeenCalledTimes(2);
    expect(shown()).toEqual(['b']);
  });
});

describe('[§4 notification drawer] the log', () => {
  it('sends an impression once, and retries failures under the same ids', async () => {
    const { log } = open();
    arrives = false;
    log.note('a', 'impression');
    log.note('a', 'impression');
    await log.flush();
    arrives = true;
    log.note('a', 'click');
    await log.flush();
    await log.flush();
    expect(sent.map(kinds)).toEqual([['a impression'], ['a impression', 'a click']]);
    expect(sent[1]?.[0]).toEqual(sent[0]?.[0]);
  });

  it('holds one call’s worth, the latest', () => {
    const { log } = open();
    for (let i = 0; i < 130; i++) log.note(`card-${i}`, 'impression');
    expect(log.take().map(({ cardId }) => cardId)).toEqual(Array.from({ length: 100 }, (_, i) => `card-${i + 30}`));
    expect(log.take()).toEqual([]);
  });
});
