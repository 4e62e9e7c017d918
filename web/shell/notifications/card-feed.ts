import type { ContentCard } from '../../../contract/engagement/engagement.ts';
import type { CardLog } from './card-log.ts';

/** What the drawer shows. `busy`: a refresh is under way. */
export type FeedState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly cards: readonly ContentCard[]; readonly busy: boolean }
  | { readonly kind: 'failed' };

interface Parts {
  /** Null while the service does not answer. */
  fetchCards(): Promise<readonly ContentCard[] | null>;
  readonly log: CardLog;
  changed(state: FeedState): void;
}

/** Milliseconds between fetches and between initial retries, with their number (spec §9). */
const fetchInterval = 3000;
const retryDelay = 2000;
const maxTries = 5;

/**
 * The visitor's cards while the drawer is open (spec §4 notification drawer): fetched at most every three seconds, with up to five initial retries.
 */
export class CardFeed {
  readonly #parts: Parts;
  #state: FeedState = { kind: 'loading' };
  #lastFetch = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Dismissed here; a response under way may still list them. */
  readonly #gone = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Requests a refresh, delayed until three seconds have passed since the last. */
  refresh(): void {
    const wait = this.#lastFetch + fetchInterval - Date.now();
    if (this.#state.kind === 'failed') this.#show({ kind: 'loading' });
    if (this.#state.kind === 'ready') this.#show({ ...this.#state, busy: true });
    this.#after(Math.max(0, wait), () => void this.#fetch(1));
  }

  /** Dismisses a card: hides it at once, sends click, impression and dismissal, and refreshes after a while (spec §4). */
  dismiss(cardId: string): void {
    const { log } = this.#parts;
    this.#gone.add(cardId);
    if (this.#state.kind === 'ready') this.#show(this.#state);
    for (const kind of ['click', 'impression', 'dismissal'] as const) log.note(cardId, kind);
    void log.flush();
    this.#after(fetchInterval, () => void this.#fetch(1));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #fetch(attempt: number): Promise<void> {
    this.#lastFetch = Date.now();
    const cards = await this.#parts.fetchCards();
    if (cards) this.#show({ kind: 'ready', cards, busy: false });
    // An old list is better than none.
    else if (this.#state.kind === 'ready') this.#show({ ...this.#state, busy: false });
    else if (attempt < maxTries) this.#after(retryDelay, () => void this.#fetch(attempt + 1));
    else this.#show({ kind: 'failed' });
  }

  /** One timer at a time; the last request counts. */
  #after(milliseconds: number, work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, milliseconds);
  }

  #show(state: FeedState): void {
    this.#state = state.kind === 'ready' ? { ...state, cards: state.cards.filter(({ id }) => !this.#gone.has(id)) } : state;
    this.#parts.changed(this.#state);
  }
}
