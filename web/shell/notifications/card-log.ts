import type { CardEvent } from '../../../contract/engagement/engagement.ts';

type Kind = CardEvent['kind'];

interface Parts {
  /** Whether the events arrived. */
  send(events: readonly CardEvent[]): Promise<boolean>;
  newId(): string;
  now(): Date;
}

/** The maximum per call. */
const most = 100;

/** Impressions, clicks and dismissals to send. Each impression is sent once; failures are sent with the next flush. */
export class CardLog {
  readonly #parts: Parts;
  readonly #seen = new Set<string>();
  #waiting: CardEvent[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  note(cardId: string, kind: Kind): void {
    if (kind === 'impression') {
      if (this.#seen.has(cardId)) return;
      this.#seen.add(cardId);
    }
    const { newId, now } = this.#parts;
    this.#waiting.push({ eventId: newId(), cardId, kind, at: now().toISOString() });
    this.#waiting.splice(0, this.#waiting.length - most);
  }

  async flush(): Promise<void> {
    const events = this.#waiting;
    if (events.length === 0) return;
    this.#waiting = [];
    // Events keep their ids, so one that arrived without a response counts once.
    if (!(await this.#parts.send(events))) this.#waiting = [...events, ...this.#waiting].slice(-most);
  }

  /** Sends everything unsent when the page unloads. */
  take(): readonly CardEvent[] {
    return this.#waiting.splice(0);
  }
}
