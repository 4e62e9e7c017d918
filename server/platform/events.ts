import type { Tx } from './db/index.ts';

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

/** Which reactions an event has. One per process; bound once by `server/reactions.ts`. */
const reactions = new Map<string, Reaction<never>[]>();

/** Binds a reaction: it runs inside the transaction that emits. Answers a function that unbinds it. */
export function react<Payload>(event: EventType<Payload>, reaction: Reaction<Payload>): () => void {
  const bound = reactions.get(event.name) ?? [];
  reactions.set(event.name, [...bound, reaction as Reaction<never>]);
  return () => {
    const rest = (reactions.get(event.name) ?? []).filter((other) => other !== reaction);
    reactions.set(event.name, rest);
  };
}

/** Tells the event within the transaction it belongs to; a reaction that fails rolls everything back. */
export async function emit<Payload>(tx: Tx, event: EventType<Payload>, payload: Payload): Promise<void> {
  for (const reaction of reactions.get(event.name) ?? []) await (reaction as Reaction<Payload>)(tx, payload);
}
