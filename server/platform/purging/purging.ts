import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/index.ts';
import type { OfShop } from '../per-shop.ts';
import { Epoch } from './epoch-cache.ts';

/** Tags of what has changed, or everything when unknown. */
export type Purge = readonly string[] | 'everything';
/** `renew`: cached data may be served for a few seconds while new is made. */
export type How = 'forget' | 'renew';
type Hear = (purge: Purge, from: 'here' | 'elsewhere', how: How) => void;
type Note = (tx: Tx, tags: readonly string[]) => Promise<void>;

/** The tag of every cached page (`web/page/document/layer.server.tsx`). */
export const everyPageTag = 'menu';

const channel = 'mantel_purge';
/** Bytes per message; PostgreSQL's limit is 8,000. */
const maxMessageLength = 7_000;

/** Purges these tags in every process once the transaction has committed. Tags contain no blanks. */
export const purge = (tx: Tx, tags: readonly string[]): Promise<void> => purgingOf(tx).tell(tx, tags, 'forget');

/** The same for bulk changes, without making callers wait for the busy database. */
export const renew = (tx: Tx, tags: readonly string[]): Promise<void> => purgingOf(tx).tell(tx, tags, 'renew');

/** Purges a shop's caches by tag: in this process, and in the others on its database. */
export class Purging {
  /** Sent along, so that a process does not repeat its own purge. */
  readonly #own = randomUUID().slice(0, 8);
  readonly #hearers = new Set<Hear>();
  #note: Note = async () => {};

  /** Binds a cache of this process; returns a function that unbinds it. */
  hear(hear: Hear): () => void {
    this.#hearers.add(hear);
    return () => {
      this.#hearers.delete(hear);
    };
  }

  /** Notes every purge in its transaction, for what must not miss one. */
  noteWith(note: Note): void {
    this.#note = note;
  }

  /** An epoch that advances with every purge of a tag that `concerns` it. */
  epoch(concerns: (tag: string) => boolean): Epoch {
    const epoch = new Epoch();
    this.hear((tags) => {
      if (tags === 'everything' || tags.some(concerns)) epoch.advance();
    });
    return epoch;
  }

  /** Purges in every process, including this one, once the transaction has committed. */
  async tell(tx: Tx, tags: readonly string[], how: How): Promise<void> {
    await this.#note(tx, tags);
    const messages = messagesOf(this.#own, tags, how);
    await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) as m(message)`.execute(tx);
    tx.afterCommit(() => this.#tellHere(tags, 'here', how));
  }

  /** Receives purges from other processes; where it may have missed some, purges everything. Returns a function that stops it. */
  listen(database: Database): Promise<() => Promise<void>> {
    return database.listen(channel, {
      heard: (message) => {
        const [from, how, ...tags] = message.split(' ');
        if (from !== this.#own) this.#tellHere(tags, 'elsewhere', how === 'renew' ? 'renew' : 'forget');
      },
      missed: () => this.#tellHere('everything', 'elsewhere', 'forget'),
    });
  }

  #tellHere(what: Purge, from: 'here' | 'elsewhere', how: How): void {
    for (const hear of this.#hearers) hear(what, from, how);
  }
}

const newPurging = (): Purging => new Purging();

/** The purging of an object's shop. */
export const purgingOf = ({ perShop }: OfShop): Purging => perShop(newPurging);

/** Messages of limited length with all the tags: the sender, the kind, and the tags. */
export function messagesOf(from: string, tags: readonly string[], how: How): string[] {
  const messages: string[] = [];
  const head = `${from} ${how}`;
  let message = head;
  for (const tag of new Set(tags)) {
    if (message.length + tag.length + 1 > maxMessageLength) {
      messages.push(message);
      message = head;
    }
    message += ` ${tag}`;
  }
  return [...messages, message];
}
