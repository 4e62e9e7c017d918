import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterCommit, type Database, type Tx } from './db/index.ts';

/** Tags of what has changed, or everything, when it cannot be known. */
export type Purge = readonly string[] | 'everything';
type Hear = (purge: Purge, from: 'here' | 'elsewhere') => void;

const channel = 'mantel_purge';
/** Bytes of one message; PostgreSQL takes 8,000. */
const longestMessage = 7_000;
/** Told along, so that a process does not purge twice what it has purged itself. */
const own = randomUUID().slice(0, 8);
const hearers = new Set<Hear>();

/** Has everything kept under these tags forgotten, in every process, once the transaction has committed. Tags have no blanks. */
export async function purge(tx: Tx, tags: readonly string[]): Promise<void> {
  const messages = messagesOf(tags);
  await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) as m(message)`.execute(tx);
  afterCommit(tx, () => tellAll(tags, 'here'));
}

/** Binds what keeps something under tags in this process; answers a function that unbinds it. */
export function onPurge(hear: Hear): () => void {
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
  };
}

/** Lets this process hear of purges by others; where it may have missed some, everything is purged. Answers a function that stops it. */
export function hearPurges(database: Database): Promise<() => Promise<void>> {
  return database.listen(channel, {
    heard: (message) => {
      const [from, ...tags] = message.split(' ');
      if (from !== own) tellAll(tags, 'elsewhere');
    },
    missed: () => tellAll('everything', 'elsewhere'),
  });
}

function tellAll(what: Purge, from: 'here' | 'elsewhere'): void {
  for (const hear of hearers) hear(what, from);
}

/** Messages of bounded length that name all the tags. */
export function messagesOf(tags: readonly string[]): string[] {
  const messages: string[] = [];
  let message = own;
  for (const tag of new Set(tags)) {
    if (message.length + tag.length + 1 > longestMessage) {
      messages.push(message);
      message = own;
    }
    message += ` ${tag}`;
  }
  return [...messages, message];
}
