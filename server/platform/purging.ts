import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from './db/index.ts';
import { Epoch } from './epoch-cache.ts';
import type { OfShop } from './per-shop.ts';

/** Tags of what has changed, or everything, when it cannot be known. */
export type Purge = readonly string[] | 'everything';
/** `renew`: what is kept may be answered for a few seconds more, while new is made. */
export type How = 'forget' | 'renew';
type Hear = (purge: Purge, from: 'here' | 'elsewhere', how: How) => void;

const channel = 'mantel_purge';
/** Bytes of one message; PostgreSQL takes 8,000. */
const longestMessage = 7_000;

/** Has everything kept under these tags forgotten, in every process, once the transaction has committed. Tags have no blanks. */
export const purge = (tx: Tx, tags: readonly string[]): Promise<void> => purgingOf(tx).tell(tx, tags, 'forget');

/** The same for what changes in bulk: who asks meanwhile need not wait for the database that is busy with the change. */
export const renew = (tx: Tx, tags: readonly string[]): Promise<void> => purgingOf(tx).tell(tx, tags, 'renew');

/** What one shop keeps under tags is forgotten through it: in this process, and in the others on its database. */
export class Purging {
  /** Told along, so that a shop does not purge twice what it has purged itself. */
  readonly #own = randomUUID().slice(0, 8);
  readonly #hearers = new Set<Hear>();

  /** Binds what keeps something under tags in this process; answers a function that unbinds it. */
  hear(hear: Hear): () => void {
    this.#hearers.add(hear);
    return () => {
      this.#hearers.delete(hear);
    };
  }

  /** An epoch that advances with every purge of a tag that `concerns` it. */
  epoch(concerns: (tag: string) => boolean): Epoch {
    const epoch = new Epoch();
    this.hear((tags) => {
      if (tags === 'everything' || tags.some(concerns)) epoch.advance();
    });
    return epoch;
  }

  /** Tells every process, this one included, once the transaction has committed. */
  async tell(tx: Tx, tags: readonly string[], how: How): Promise<void> {
    const messages = messagesOf(this.#own, tags, how);
    await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) as m(message)`.execute(tx);
    tx.afterCommit(() => this.#tellHere(tags, 'here', how));
  }

  /** Hears of purges by other processes; where it may have missed some, everything is purged. Answers a function that stops it. */
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

/** The purging of the shop that something belongs to. */
export const purgingOf = ({ perShop }: OfShop): Purging => perShop(newPurging);

/** Messages of bounded length that name all the tags: who tells, how, and the tags. */
export function messagesOf(from: string, tags: readonly string[], how: How): string[] {
  const messages: string[] = [];
  const head = `${from} ${how}`;
  let message = head;
  for (const tag of new Set(tags)) {
    if (message.length + tag.length + 1 > longestMessage) {
      messages.push(message);
      message = head;
    }
    message += ` ${tag}`;
  }
  return [...messages, message];
}
