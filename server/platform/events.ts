import type { Tx } from './db/index.ts';
import type { OfShop } from './per-shop.ts';

/** Something that happened in a domain and that others may react to (`server/reactions.ts`). */
export interface EventType<Payload> {
  readonly name: string;
  /** Never set: it carries the payload's type. */
  readonly payload?: Payload;
}

export function defineEvent<Payload>(name: string): EventType<Payload> {
  return { name };
}

type Reaction<Payload> = (tx: Tx, payload: Payload) => Promise<void>;

/** A reaction whose payload is what its event carries. */
interface Bound {
  react(tx: Tx, payload: unknown): Promise<void>;
}

/** Who reacts to what in one shop. */
export class Events {
  readonly #reactions = new Map<string, readonly Bound[]>();

  /** Binds a reaction: it runs inside the transaction that emits. Answers a function that unbinds it. */
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

  /** Tells the event within the transaction it belongs to; a reaction that fails rolls everything back. */
  async emit<Payload>(tx: Tx, event: EventType<Payload>, payload: Payload): Promise<void> {
    for (const bound of this.#of(event.name)) await bound.react(tx, payload);
  }

  #of(name: string): readonly Bound[] {
    return this.#reactions.get(name) ?? [];
  }
}

const newEvents = (): Events => new Events();

/** The events of the shop that something belongs to. */
export const eventsOf = ({ perShop }: OfShop): Events => perShop(newEvents);

/** Tells an event of the transaction's shop; a reaction that fails rolls everything back. */
export const emit = <Payload>(tx: Tx, event: EventType<Payload>, payload: Payload): Promise<void> => eventsOf(tx).emit(tx, event, payload);
