import type { Tx } from './db/index.ts';
import type { OfShop } from './per-shop.ts';

/** An event of a domain to which others may react (`server/reactions.ts`). */
export interface EventType<Payload> {
  readonly name: string;
  /** Never set: carries the payload's type. */
  readonly payload?: Payload;
}

export function defineEvent<Payload>(name: string): EventType<Payload> {
  return { name };
}

type Reaction<Payload> = (tx: Tx, payload: Payload) => Promise<void>;

/** A reaction to an event, typed by its payload. */
interface Bound {
  react(tx: Tx, payload: unknown): Promise<void>;
}

/** The reactions of one shop. */
export class Events {
  readonly #reactions = new Map<string, readonly Bound[]>();

  /** Binds a reaction, which runs in the transaction that emits. Returns a function that unbinds it. */
  react<Payload>(event: EventType<Payload>, reaction: Reaction<Payload>): () => void {
    const bound: Bound = { react: reaction };
    this.#reactions.set(event.name, [...this.#of(event.name), bound]);
    return () => {
      this.#reactions.set(
        event.name,
        this.#of(event.name).filter((other) => other !== bound),
      );
    };
  }

  /** Emits an event in its transaction; a failing reaction rolls everything back. */
  async emit<Payload>(tx: Tx, event: EventType<Payload>, payload: Payload): Promise<void> {
    for (const bound of this.#of(event.name)) await bound.react(tx, payload);
  }

  #of(name: string): readonly Bound[] {
    return this.#reactions.get(name) ?? [];
  }
}

const newEvents = (): Events => new Events();

/** The events of an object's shop. */
export const eventsOf = ({ perShop }: OfShop): Events => perShop(newEvents);

/** Emits an event of the transaction's shop; a failing reaction rolls everything back. */
export const emit = <Payload>(tx: Tx, event: EventType<Payload>, payload: Payload): Promise<void> => eventsOf(tx).emit(tx, event, payload);
